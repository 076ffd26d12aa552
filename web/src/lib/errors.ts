import { ApiError } from '@pavilion/protocol/kit/apiError.ts';
import { text } from './lib.text.ts';
import { sayNow } from './locale.ts';

/** 401 as HTTP status, as code, or as the old gateway's code (spec §8). */
export const isSignedOut = (e: unknown): boolean =>
  e instanceof ApiError && (e.status === 401 || e.code === 401 || e.code === 40101);
/** No answer came: the network failed or the time ran out. */
export const isNetworkFailure = (e: unknown): boolean => e instanceof ApiError && e.status === 0;

/** The words for a failure, in the reader's language; empty for 203, which is silent (spec §8). */
export function wordsOf(e: unknown): string {
  if (!(e instanceof ApiError)) return sayNow(text.systemBusy);
  if (e.code === 203) return '';
  if (e.status === 0) return sayNow(text.network);
  if (isSignedOut(e)) return sayNow(text.loginExpired);
  // An answer without our envelope comes from something between us and the server.
  if (e.message === 'network anomaly') return sayNow(text.connectionError, e.status);
  return e.message || sayNow(e.code === 500 ? text.systemBusy : text.pleaseWait);
}
