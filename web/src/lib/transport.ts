import type { Sending, Transport } from '@pavilion/protocol/kit/client.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { currentLocale } from './locale.ts';
import { takePrefetched } from './prefetch.ts';
import { currentToken } from './session.ts';

export function headersOf({ body, idempotencyKey }: Sending): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': currentLocale(),
    language: String(limits.languageHeader),
    'tenant-id': String(limits.tenantId),
  });
  const token = currentToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  return headers;
}

/** Sends requests by `fetch`, with the headers of spec §7 and the time-outs of spec §9. */
const browser: Transport = async (sending) => {
  const prefetched =
    sending.method === 'GET' ? await takePrefetched(currentLocale(), currentToken(), sending.url) : undefined;
  const timeout = AbortSignal.timeout(sending.form ? limits.uploadTimeoutMs : limits.requestTimeoutMs);
  const ask = () =>
    fetch(sending.url, {
      method: sending.method,
      headers: headersOf(sending),
      body: sending.form ?? (sending.body === undefined ? null : JSON.stringify(sending.body)),
      signal: sending.signal ? AbortSignal.any([sending.signal, timeout]) : timeout,
      credentials: 'same-origin',
    });
  const response = prefetched ?? (await ask());
  const retryAfterSeconds = Number(response.headers.get('Retry-After')) || undefined;
  const text = await response.text();
  return { status: response.status, json: jsonOf(text), ...(retryAfterSeconds && { retryAfterSeconds }) };
};

/** Parses a response. One that is not JSON (a proxy's error page) counts as a response without an envelope. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

let transport = browser;
/** False in screen tests, which have no network to measure. */
export const isBrowserTransport = (): boolean => transport === browser;
export const currentTransport = (): Transport => transport;
/** Sets the transport; screen tests send requests to the real app in-process. */
export const setTransport = (next: Transport): void => {
  transport = next;
};
