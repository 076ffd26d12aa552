import { CamelCasePlugin, Kysely, type LogEvent } from 'kysely';
import postgres from 'postgres';
import type { DB } from '../../kit/tables.ts';
import { pooledDialect } from './dialect.ts';

/** bigint columns (money, counts) stay within 2^53; days stay the words `YYYY-MM-DD`, never an instant. */
const types = {
  bigint: { to: 20, from: [20], parse: Number, serialize: String },
  date: { to: 1082, from: [1082], parse: (day: string) => day, serialize: (day: string) => day },
  // Words given for a JSON column are JSON already (arrays must come so); the driver's own way would quote them twice.
  json: {
    to: 114,
    from: [114, 3802],
    parse: (words: string): unknown => JSON.parse(words),
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  },
};

export interface Database {
  db: Kysely<DB>;
  /** The driver itself, for LISTEN and for statements that are clearer as SQL. */
  sql: postgres.Sql<{ bigint: number; date: string }>;
  close(): Promise<void>;
}

/** Connects to PostgreSQL by URL; `connections` is the size of this process's pool, `onQuery` hears every statement. */
export function connect(
  url: string,
  connections = 10,
  onQuery?: (sql: string, parameters: readonly unknown[]) => void,
): Database {
  const sql = postgres(url, {
    max: connections,
    types,
    onnotice: () => undefined,
    connect_timeout: 10,
  }) as unknown as Database['sql'];
  const db = new Kysely<DB>({
    dialect: pooledDialect(sql as unknown as postgres.Sql),
    ...(onQuery && { log: ({ query }: LogEvent) => onQuery(query.sql, query.parameters) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return { db, sql, close: () => sql.end({ timeout: 5 }) };
}
