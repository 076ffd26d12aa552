import { type CallOptions, call, type Transport } from '@pavilion/protocol/kit/client.ts';
import type { Endpoint, InputOf, OutputOf } from '@pavilion/protocol/kit/endpoint.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { failedRequest } from './api.ts';
import { currentTransport, headersOf, isBrowserTransport, jsonOf } from './transport.ts';

/** Uploads use XMLHttpRequest, because `fetch` reports no upload progress. */
const withProgress =
  (onProgress: (percent: number) => void): Transport =>
  (sending) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(sending.method, sending.url);
      xhr.timeout = limits.uploadTimeoutMs;
      for (const [name, value] of headersOf(sending)) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = (e) => e.lengthComputable && onProgress(Math.round((e.loaded / e.total) * 100));
      xhr.onload = () => resolve({ status: xhr.status, json: jsonOf(xhr.responseText) });
      xhr.onerror = () => reject(new TypeError('upload failed'));
      xhr.ontimeout = xhr.onerror;
      xhr.onabort = xhr.onerror;
      sending.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
      xhr.send(sending.form ?? null);
    });

/** Uploads a file to a form endpoint and reports the percentage. Throws like `request`. */
export async function upload<E extends Endpoint>(
  e: E,
  input: InputOf<E>,
  onProgress: (percent: number) => void,
  options?: CallOptions,
): Promise<OutputOf<E>> {
  try {
    return await call(e, input, isBrowserTransport() ? withProgress(onProgress) : currentTransport(), options);
  } catch (cause) {
    throw failedRequest(cause);
  }
}
