import { createHash } from 'node:crypto';
import { toError } from '@pavilion/protocol/kit/unknown.ts';
import pg from 'pg';
import { DatabaseUnavailable, isConnectionLoss } from './unavailable.ts';

export type Parameters = readonly unknown[];
export type Result = pg.QueryResult<Record<string, unknown>>;

/** How long a statement waits for a database that is restarting before it is refused. */
const RECONNECT_FOR_MS = 2000;
const RECONNECT_EVERY_MS = 50;
const CONNECT_TIMEOUT_MS = 10_000;
/** How many statements stay prepared on each connection. Statements that differ with each request must not fill the server's memory. */
const MAX_PREPARED = 2000;

const names = new Map<string, string>();
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_PREPARED) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Throws for `undefined` parameters, which are mistakes; pg would send NULL. */
function refuseUndefined(values: Parameters) {
  if (values.includes(undefined)) throw new Error('a parameter of a statement is undefined');
}

const parsers: Record<number, (value: string) => unknown> = {
  20: Number, // bigint (money, counts) stays within 2^53
  1082: String, // a day stays the text `YYYY-MM-DD`, never an instant
  1186: String, // interval
};
/** The parser of `text[]`. Its id is missing from pg's list of ids. */
const TEXT_ARRAY: number = 1009;
const textArray: (value: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY);
const arrayParsers: Record<number, (value: string) => unknown> = {
  1016: (value) => textArray(value).map((it) => (it === null ? null : Number(it))),
  1182: textArray,
  1231: textArray,
};
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && (parsers[oid] ?? arrayParsers[oid])) || pg.types.getTypeParser(oid, format),
};

/** A client with a time limit for connecting. Waiting for a free connection of a busy pool has no limit. */
class Client extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    // The waiting query gets the error too. Without this listener it would also end the process.
    this.on('error', () => undefined);
  }
}

const noop = () => undefined;

/** A connection, reserved until `release`. */
export class Connection {
  readonly #client: pg.PoolClient;
  #lost: Error | undefined;
  #turn: Promise<void> | undefined;
  /** True if the last statement failed: its error arrives before the server reports whether a transaction is still open. */
  #unsettled = false;
  constructor(client: pg.PoolClient) {
    this.#client = client;
  }
  get lost() {
    return this.#lost !== undefined;
  }
  async query(text: string, values: Parameters = []): Promise<Result> {
    refuseUndefined(values);
    return this.#run({ name: nameOf(text), text, values: [...values] });
  }
  /** Executes several statements in one text, without parameters. */
  script(text: string): Promise<Result> {
    return this.#run({ text });
  }
  /** Runs concurrent statements one after another. pg queues them today, but has announced that it will stop. */
  #run(query: pg.QueryConfig): Promise<Result> {
    const mine = this.#turn !== undefined ? this.#turn.then(() => this.#send(query)) : this.#send(query);
    const settled: Promise<void> = mine.then(noop, noop).then(() => {
      if (this.#turn === settled) this.#turn = undefined;
    });
    this.#turn = settled;
    return mine;
  }
  async #send(query: pg.QueryConfig): Promise<Result> {
    try {
      const result = await this.#client.query(query);
      this.#unsettled = false;
      return result;
    } catch (error) {
      this.#unsettled = true;
      if (!isConnectionLoss(error)) throw error;
      this.#lost = toError(error);
      throw new DatabaseUnavailable(error);
    }
  }
  /** Returns the connection to the pool; a lost one, or one inside a transaction, is closed. */
  release() {
    const giveBack = () => this.#client.release(this.#lost ?? this.#client.getTransactionStatus() !== 'I');
    if (this.#lost || !this.#unsettled) return giveBack();
    // The answer to an empty statement comes after that status.
    const settle = (error?: Error) => {
      this.#lost ??= error;
      giveBack();
    };
    this.#client.query('').then(() => settle(), settle);
  }
}

/** The connections of one process. A lost one is replaced; its statement in flight fails with `DatabaseUnavailable`. */
export class Pool {
  readonly #pool: pg.Pool;
  #closed: Promise<void> | undefined;
  constructor(url: string, connections: number) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      idleTimeoutMillis: 0,
      keepAlive: true,
      types,
      Client,
    });
    this.#pool.on('error', () => undefined); // an idle connection was lost: the next statement opens another
  }

  /** Waits for a free connection, and shortly for a database that is restarting: nothing has been sent yet. */
  async reserve(): Promise<Connection> {
    const until = performance.now() + RECONNECT_FOR_MS;
    for (;;) {
      try {
        return new Connection(await this.#pool.connect());
      } catch (error) {
        if (!isConnectionLoss(error)) throw error;
        if (performance.now() > until) throw new DatabaseUnavailable(error);
        await new Promise((go) => setTimeout(go, RECONNECT_EVERY_MS));
      }
    }
  }

  async query(text: string, values: Parameters = []): Promise<Result> {
    const connection = await this.reserve();
    try {
      return await connection.query(text, values);
    } finally {
      connection.release();
    }
  }

  close(): Promise<void> {
    this.#closed ??= this.#pool.end();
    return this.#closed;
  }
}
