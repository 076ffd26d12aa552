/** The database cannot be reached or broke off the connection: the request is answered 503 and may be sent again. */
export class DatabaseUnavailable extends Error {
  readonly statusCode = 503;
  constructor(cause: unknown) {
    super(`the database is not available: ${(cause as Error).message}`, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** PostgreSQL ends or refuses the session: connection exceptions (08…), shutdown, crash, start-up, recovery, too many connections. */
const STATES = /^(08...|57P0[1-5]|53300)$/;
/** The operating system does. */
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
/** pg itself does; these errors have no code. */
const DRIVER =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|timeout exceeded when trying to connect|The server does not support)/;

/** Whether the connection is at fault, not the statement. */
export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const { code, message } = error as { code?: unknown; message?: string };
  if (typeof code === 'string') return STATES.test(code) || SYSTEM.has(code);
  return DRIVER.test(message ?? '');
}
