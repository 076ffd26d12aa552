import { CamelCasePlugin, Kysely, type LogEvent } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import { pooledDialect } from './dialect.ts';
import { listen } from './listen.ts';
import { type Connection, type Parameters, Pool } from './pool.ts';

// biome-ignore lint/suspicious/noExplicitAny: a row of a statement whose columns only its text knows
type AnyRow = Record<string, any>;

/** For statements that are clearer as SQL: each value in the template is a parameter. */
export interface Sql {
  <Rows extends readonly AnyRow[] = AnyRow[]>(texts: TemplateStringsArray, ...values: unknown[]): Promise<Rows>;
  unsafe<Rows extends readonly AnyRow[] = AnyRow[]>(text: string, values?: Parameters): Promise<Rows>;
  /** One connection for the whole of `use`. */
  reserve<T>(use: (connection: Connection) => Promise<T>): Promise<T>;
  /** NOTIFY, on a connection of its own that comes back by itself; `onListening` runs each time it does. */
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

function sqlOf(pool: Pool, url: string): Sql {
  const unsafe = async (text: string, values?: Parameters) => (await pool.query(text, values)).rows;
  const tag = (texts: TemplateStringsArray, ...values: unknown[]) =>
    unsafe(
      texts.reduce((text, next, i) => `${text}$${i}${next}`),
      values,
    );
  return Object.assign(tag, {
    unsafe,
    async reserve<T>(use: (connection: Connection) => Promise<T>) {
      const connection = await pool.reserve();
      try {
        return await use(connection);
      } finally {
        connection.release();
      }
    },
    listen: (channel: string, onPayload: (payload: string) => void, onListening?: () => void) =>
      listen(url, channel, onPayload, onListening),
  }) as Sql;
}

/** Connects to PostgreSQL by URL; `connections` is the size of this process's pool, `onQuery` hears every statement. */
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
