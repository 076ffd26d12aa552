import {
  CompiledQuery,
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

// Only transactions pin a connection: every other statement takes one from the pool for itself alone (decision 0010).

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
  /** PostgreSQL has rolled back already when the connection was lost. */
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
const statement = (sql: string): CompiledQuery => CompiledQuery.raw(sql);

/** The Kysely dialect over our pool of pg clients. */
export const pooledDialect = (pool: Pool): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PooledDriver(pool),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});
