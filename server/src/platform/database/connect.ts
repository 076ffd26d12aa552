import { CamelCasePlugin, Kysely, type LogEvent } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import { pooledDialect } from './dialect.ts';
import { listen } from './listen.ts';
import { type Connection, type Parameters, Pool } from './pool.ts';

// biome-ignore lint/suspicious/noExplicitAny: a row of a statement whose columns only its text knows
type AnyRow = Record<string, any>;

type Tag = <Rows extends readonly AnyRow[] = AnyRow[]>(
  texts: TemplateStringsArray,
  ...values: unknown[]
) => Promise<Rows>;

/** A template for statements that are clearer as SQL. Each value becomes a parameter. */
export interface Sql extends Tag {
  unsafe<Rows extends readonly AnyRow[] = AnyRow[]>(text: string, values?: Parameters): Promise<Rows>;
  /** Runs `use` in a transaction, on one connection. */
  begin<T>(use: (sql: Pick<Sql, 'unsafe'> & Tag) => Promise<T>): Promise<T>;
  /** Runs `use` on one connection. */
  reserve<T>(use: (connection: Connection) => Promise<T>): Promise<T>;
  /** Listens for NOTIFY on a separate connection, which reconnects. `onListening` runs after each connect. */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onListening?: () => void,
  ): Promise<{ unlisten(): Promise<void> }>;
}

export interface Database {
  db: Kysely<DB>;
  sql: Sql;
  close(): Promise<void>;
}

/** Creates the template and `unsafe` for anything that executes statements. */
function statementsOn(on: Pick<Connection, 'query'>) {
  const unsafe = async (text: string, values?: Parameters) => (await on.query(text, values)).rows;
  const tag = (texts: TemplateStringsArray, ...values: unknown[]) =>
    unsafe(
      texts.reduce((text, next, i) => `${text}$${i}${next}`),
      values,
    );
  return Object.assign(tag, { unsafe }) as Tag & Pick<Sql, 'unsafe'>;
}

function sqlOf(pool: Pool, url: string): Sql {
  async function reserve<T>(use: (connection: Connection) => Promise<T>) {
    const connection = await pool.reserve();
    try {
      return await use(connection);
    } finally {
      connection.release();
    }
  }
  return Object.assign(statementsOn(pool), {
    reserve,
    begin: <T>(use: (sql: ReturnType<typeof statementsOn>) => Promise<T>) =>
      reserve(async (connection) => {
        await connection.script('begin');
        try {
          const result = await use(statementsOn(connection));
          await connection.script('commit');
          return result;
        } catch (error) {
          if (!connection.lost) await connection.script('rollback');
          throw error;
        }
      }),
    listen: (channel: string, onPayload: (payload: string) => void, onListening?: () => void) =>
      listen(url, channel, onPayload, onListening),
  });
}

/** Connects to PostgreSQL by URL. `connections` is the size of the process's pool; `onQuery` is called for each statement. */
export function connect(
  url: string,
  connections = 10,
  onQuery?: (sql: string, parameters: readonly unknown[]) => void,
): Database {
  const pool = new Pool(url, connections);
  const db = new Kysely<DB>({
    dialect: pooledDialect(pool),
    ...(onQuery && { log: ({ query }: LogEvent) => onQuery(query.sql, query.parameters) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return { db, sql: sqlOf(pool, url), close: () => pool.close() };
}
