/** One field's problem, its message already in the reader's language. */
export interface Problem {
  path: string;
  message: string;
}

/** What the server refused. `code` and `message` are the envelope's; 404 with status 0 is the network itself (spec §8). */
export class ApiError extends Error {
  readonly code: number;
  readonly status: number;
  readonly problems: readonly Problem[];
  readonly retryAfterSeconds: number | undefined;
  constructor(
    code: number,
    message: string,
    status: number,
    problems: readonly Problem[] = [],
    retryAfterSeconds?: number,
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.problems = problems;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
