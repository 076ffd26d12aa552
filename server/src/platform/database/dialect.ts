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
import type postgres from 'postgres';

// Only transactions pin a connection: `kysely-postgres-js` reserves one for every statement, which keeps the driver from
// sending several statements down one connection and costs a quarter of the reads a second (decision 0010).

class PooledConnection implements DatabaseConnection {
  readonly #pool: postgres.Sql;
  #pinned: postgres.ReservedSql | undefined;
  constructor(pool: postgres.Sql) {
    this.#pool = pool;
  }
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const on = this.#pinned ?? this.#pool;
    const rows = await on.unsafe(sql, parameters as never[], { prepare: true });
    const changed = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(rows.command);
    return { rows: rows as unknown as R[], ...(changed && { numAffectedRows: BigInt(rows.count) }) };
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
}

class PooledDriver implements Driver {
  readonly #pool: postgres.Sql;
  constructor(pool: postgres.Sql) {
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
    await connection.executeQuery(statement('rollback'));
  }
  async releaseConnection(connection: PooledConnection) {
    connection.unpin();
  }
  async destroy() {
    await this.#pool.end();
  }
}
const statement = (sql: string): CompiledQuery => ({ sql, parameters: [] }) as unknown as CompiledQuery;

/** Kysely over postgres.js. */
export const pooledDialect = (pool: postgres.Sql): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PooledDriver(pool) as Driver,
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});
