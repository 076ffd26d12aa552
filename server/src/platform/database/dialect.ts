import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Connection, Pool } from './pool.ts';

// Only transactions pin a connection: other statements go to the pool, which may send several down one connection (decision 0010).

class PooledConnection implements DatabaseConnection {
  readonly #pool: Pool;
  #pinned: Connection | undefined;
  constructor(pool: Pool) {
    this.#pool = pool;
  }
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, command, rowCount } = await (this.#pinned ?? this.#pool).query(sql, parameters);
    const changed = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command);
    return { rows: rows as R[], ...(changed && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }
  streamQuery(): never {
    throw new Error('no statement is streamed here');
  }
  async pin() {
    this.#pinned ??= await this.#pool.reserve();
  }
  unpin() {
    this.#pinned?.release();
    this.#pinned = undefined;
  }
  /** With the connection PostgreSQL has rolled back by itself. */
  async rollback() {
    if (!this.#pinned?.lost) await this.executeQuery(statement('rollback'));
  }
}

class PooledDriver implements Driver {
  readonly #pool: Pool;
  constructor(pool: Pool) {
    this.#pool = pool;
  }
  async init() {}
  async acquireConnection() {
    return new PooledConnection(this.#pool);
  }
  async beginTransaction(connection: PooledConnection, { isolationLevel }: TransactionSettings) {
    await connection.pin();
    await connection.executeQuery(statement(isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin'));
  }
  async commitTransaction(connection: PooledConnection) {
    await connection.executeQuery(statement('commit'));
  }
  async rollbackTransaction(connection: PooledConnection) {
    await connection.rollback();
  }
  async releaseConnection(connection: PooledConnection) {
    connection.unpin();
  }
  async destroy() {
    await this.#pool.close();
  }
}
const statement = (sql: string): CompiledQuery => ({ sql, parameters: [] }) as unknown as CompiledQuery;

/** Kysely over pg. */
export const pooledDialect = (pool: Pool): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PooledDriver(pool) as Driver,
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});
