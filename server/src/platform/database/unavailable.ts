import { propertiesOf, toError } from '@pavilion/protocol/kit/unknown.ts';

/** The database cannot be reached or closed the connection. The request is answered with 503 and may be repeated. */
export class DatabaseUnavailable extends Error {
  readonly statusCode = 503;
  constructor(cause: unknown) {
    super(`the database is not available: ${toError(cause).message}`, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** SQLSTATEs with which PostgreSQL ends or refuses a session: connection exceptions (08…), shutdown, crash, start, recovery, too many. */
const STATES = /^(08...|57P0[1-5]|53300)$/;
/** Error codes of the operating system. */
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/** Messages of pg, whose errors have no code. */
const DRIVER =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|timeout exceeded when trying to connect|The server does not support)/;

/** Whether an error is a lost connection and not a fault of the statement. */
export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const { code, message } = propertiesOf(error);
  if (typeof code === 'string') return STATES.test(code) || SYSTEM.has(code);
  return typeof message === 'string' && DRIVER.test(message);
}
