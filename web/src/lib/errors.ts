import { ApiError } from '@pavilion/protocol/kit/apiError.ts';
import { text } from './lib.text.ts';
import { sayNow } from './locale.ts';

/** 401 as HTTP status, as code, or as the old gateway's code (spec §8). */
export const isSignedOut = (e: unknown): boolean =>
  e instanceof ApiError && (e.status === 401 || e.code === 401 || e.code === 40101);
/** Whether there was no response: the network failed, or the request timed out. */
export const isNetworkFailure = (e: unknown): boolean => e instanceof ApiError && e.status === 0;

/** Returns the message for an error in the reader's language; empty for 203, which is silent (spec §8). */
export function messageOf(e: unknown): string {
  if (!(e instanceof ApiError)) return sayNow(text.systemBusy);
  if (e.code === 203) return '';
  if (e.status === 0) return sayNow(text.network);
  if (isSignedOut(e)) return sayNow(text.loginExpired);
  // A response without our envelope comes from a proxy in between.
  if (e.message === 'network anomaly') return sayNow(text.connectionError, e.status);
  return e.message || sayNow(e.code === 500 ? text.systemBusy : text.pleaseWait);
}
