import { ApiError, type Problem } from './apiError.ts';
import type { Api, Endpoint, InputOf, OutputOf } from './endpoint.ts';
import { isRecord, propertiesOf } from './unknown.ts';

// Separate, because pages handle errors before any schema is loaded.
export { ApiError, type Problem } from './apiError.ts';

export interface Sending {
  method: 'GET' | 'POST';
  url: string;
  body?: unknown;
  form?: FormData;
  idempotencyKey?: string;
  signal?: AbortSignal;
}
/** Carries one request: `fetch` in the browser, `app.inject` in tests. Rejects only when no answer came. */
export type Transport = (sending: Sending) => Promise<{ status: number; json: unknown; retryAfterSeconds?: number }>;

export interface CallOptions {
  /** Same key, same action: keep it while retrying one intent, make a new one for the next. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}
export type Call<E extends Endpoint> = (
  ...args: Record<string, never> extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions]
) => Promise<OutputOf<E>>;
export type Client<T extends Record<string, Api>> = { [G in keyof T]: { [K in keyof T[G]]: Call<T[G][K]> } };

interface Envelope {
  code: number | string;
  msg: string;
  data?: unknown;
  problems?: readonly Problem[];
}
/** Whether this is our server's word at all, and not a proxy's page: every answer of ours has a code and a message. */
const isEnvelope = (json: unknown): json is Envelope =>
  typeof json === 'object' &&
  json !== null &&
  'code' in json &&
  Number.isInteger(Number(json.code)) &&
  'msg' in json &&
  typeof json.msg === 'string';

const pairsOf = (input: unknown): [string, unknown][] =>
  Object.entries(propertiesOf(input))
    .filter(([, v]) => v !== undefined && v !== null)
    .flatMap(([k, v]) => (Array.isArray(v) ? v : [v]).map((item): [string, unknown] => [k, item]));

function formOf(input: unknown): FormData {
  const form = new FormData();
  for (const [k, v] of pairsOf(input)) {
    if (v instanceof Blob) form.append(k, v);
    else if (isRecord(v) && v.bytes instanceof Uint8Array)
      form.append(k, new Blob([new Uint8Array(v.bytes)], { type: String(v.type) }), String(v.name));
    else form.append(k, String(v));
  }
  return form;
}

/** The address with the input's own values where it names them (`/:pagePanelCode`), and the input without those. */
function placed(path: string, input: unknown): { path: string; rest: unknown } {
  const rest = { ...propertiesOf(input) };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path: filled, rest };
}

/** Returns the URL of an endpoint, with the part of the input that belongs in it. */
export function urlOf(e: Endpoint, input: unknown): string {
  const { path, rest } = placed(e.path, input);
  if (e.send !== 'query') return path;
  const query = new URLSearchParams(pairsOf(rest).map(([k, v]): [string, string] => [k, String(v)])).toString();
  return path + (query && `?${query}`);
}
/**
 * Returns the output of a response, or throws its `ApiError`. The server checks every response against its schema before it sends it
 * (kit/serializer.ts). The client does not check it again, so a page that only reads needs no schema.
 */
export function outputOf<E extends Endpoint>(e: E, json: unknown, status: number, retryAfterSeconds?: number) {
  if (!isEnvelope(json)) throw new ApiError(404, 'network anomaly', status);
  if (Number(json.code) !== 200)
    throw new ApiError(Number(json.code), json.msg, status, json.problems ?? [], retryAfterSeconds);
  return (e.reply === 'flat' ? json : json.data) as OutputOf<E>;
}

/** Calls one endpoint and gives its output, or throws `ApiError`. */
export async function call<E extends Endpoint>(
  e: E,
  input: unknown,
  transport: Transport,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  const { status, json, retryAfterSeconds } = await transport({
    method: e.method,
    url: urlOf(e, input),
    ...(e.send === 'body' && { body: input ?? {} }),
    ...(e.send === 'form' && { form: formOf(input) }),
    ...options,
  });
  return outputOf(e, json, status, retryAfterSeconds);
}

export function createClient<T extends Record<string, Api>>(api: T, transport: Transport): Client<T> {
  const bind = (group: Api) =>
    Object.fromEntries(
      Object.entries(group).map(([name, e]) => [
        name,
        (input?: unknown, options?: CallOptions) => call(e, input, transport, options),
      ]),
    );
  return Object.fromEntries(Object.entries(api).map(([name, group]) => [name, bind(group)])) as unknown as Client<T>;
}
