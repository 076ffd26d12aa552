import { ApiError } from '@pavilion/protocol/kit/apiError.ts';
import { addressOf, type CallOptions, call, outputOf } from '@pavilion/protocol/kit/client.ts';
import type { Endpoint, InputOf, OutputOf } from '@pavilion/protocol/kit/endpoint.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { hashKey, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { openAuthPopup } from './authPopup.ts';
import { saidEarly } from './early.ts';
import { isNetworkFailure, isSignedOut, wordsOf } from './errors.ts';
import { type FormProblems, showProblems } from './formProblems.ts';
import { text } from './lib.text.ts';
import { currentLocale, sayNow, useLocale } from './locale.ts';
import { currentToken, expireSession, useSignedIn } from './session.ts';
import { loadingToast, toast } from './toast.ts';
import { currentTransport } from './transport.ts';

/** Calls one endpoint outside of React. Throws `ApiError` only. */
export async function request<E extends Endpoint>(
  e: E,
  input?: InputOf<E>,
  options?: CallOptions,
  /** Somebody does something and waits for it, other than a page that reads. */
  duringWork = false,
): Promise<OutputOf<E>> {
  try {
    return await call(e, input, currentTransport(), options);
  } catch (cause) {
    if (options?.signal?.aborted) throw cause;
    throw failedRequest(cause, duringWork);
  }
}
/**
 * Every failed call passes here: always an `ApiError` afterwards, and a 401 ends the session and says so (spec §8). Where
 * somebody was at work the login opens over the page, which keeps what was entered.
 */
export function failedRequest(cause: unknown, duringWork = true): ApiError {
  const error = cause instanceof ApiError ? cause : new ApiError(404, 'network anomaly', 0);
  if (isSignedOut(error)) {
    expireSession({ duringWork });
    toast.error(sayNow(text.loginExpired));
  }
  return error;
}

const keyOf = (e: Pick<Endpoint, 'path' | 'access'>, input: unknown, locale: string, signedIn: boolean) =>
  [e.path, input ?? {}, locale, e.access === 'public' ? null : signedIn] as const;

/**
 * The same question, asked in another language or after the session ended. Its last answer stays on screen until the new one
 * comes: a form that stands on it must not be taken down while somebody fills it in.
 */
const isSameQuestion = (asked: readonly unknown[], key: readonly unknown[]) =>
  asked[0] === key[0] && hashKey([asked[1]]) === hashKey([key[1]]);

export interface ReadOptions<Out> {
  /** False waits: for an id, for a session. */
  enabled?: boolean;
  /** What to show until the first answer: kept from the last visit, or sent with the page. */
  initial?: Out | undefined;
  /** How fresh that is (ms since 1970); 0, the default, fetches anew behind it. */
  initialAt?: number;
  /** Keep the last answer on screen while the next page loads. */
  keep?: boolean;
  staleMs?: number;
  refetchMs?: number;
}
/** What was asked with the page (site/early.ts) and has come by now. */
function come<E extends Endpoint>(e: E, input: unknown): OutputOf<E> | undefined {
  const said = e.method === 'GET' ? saidEarly(currentLocale(), currentToken(), addressOf(e, input)) : undefined;
  return said === undefined ? undefined : outputOf(e, said, 200);
}
/** Reads an endpoint: `const orders = useApi(orderApi.myOrder, { pageNum })`, drawn by `<Loaded of={orders}>`. */
export function useApi<E extends Endpoint>(e: E, input?: InputOf<E>, options: ReadOptions<OutputOf<E>> = {}) {
  const locale = useLocale();
  const signedIn = useSignedIn();
  const key = keyOf(e, input, locale, signedIn);
  const query = useQuery<OutputOf<E>, ApiError>({
    queryKey: key,
    queryFn: ({ signal }) => request(e, input, { signal }),
    enabled: (options.enabled ?? true) && (e.access === 'public' || signedIn),
    initialData: () => options.initial ?? (options.enabled === false ? undefined : come(e, input)),
    initialDataUpdatedAt: () => (options.initial === undefined ? Date.now() : (options.initialAt ?? 0)),
    placeholderData: (last, asked) =>
      options.keep || (asked && isSameQuestion(asked.queryKey, key)) ? (last as never) : undefined,
    ...(options.staleMs !== undefined && { staleTime: options.staleMs }),
    ...(options.refetchMs !== undefined && { refetchInterval: options.refetchMs }),
  });
  const isRefused = e.access !== 'public' && !signedIn && options.enabled !== false;
  return isRefused && query.data === undefined ? { ...query, ...signedOut } : query;
}
/** What a page shows that needs a session and has none: the reason and the way back in, not an endless skeleton. */
const signedOut = {
  error: new ApiError(401, '', 401),
  isPending: false,
  refetch: () => openAuthPopup('login'),
} as const;

/** Reads endpoints again wherever they are shown. */
const refreshAll = (client: QueryClient, endpoints: readonly Endpoint[]): Promise<unknown> =>
  Promise.all(endpoints.map((e) => client.invalidateQueries({ queryKey: [e.path] })));

export interface ActionOptions<E extends Endpoint, Values extends FieldValues> {
  /** Reads that the deed makes stale. */
  refresh?: readonly Endpoint[];
  /** Words of the toast when it is done. */
  done?: string;
  /** Words when it failed without the server saying why (spec §8: “Submission failed” and its kin). */
  failed?: string;
  /** A form gets the server's problems beside its fields; what belongs to no field is a toast. */
  form?: UseFormReturn<Values, unknown, never> | FormProblems;
  /** No loading toast: the button says it, or the deed is a whisper. */
  hidden?: boolean;
  onDone?: (output: OutputOf<E>, input: InputOf<E>) => void;
  /** Given, failures are the caller's to tell: return true when told. */
  onFailed?: (error: ApiError) => boolean | undefined;
}
/**
 * A write: `const cancel = useAction(orderApi.cancelProgram, { refresh: [orderApi.myOrder] })`, then `cancel.run({ orderNo })`.
 * `run` gives the output, or undefined when it failed (and was told) or was a repeated click.
 */
export function useAction<E extends Endpoint, Values extends FieldValues = FieldValues>(
  e: E,
  options: ActionOptions<E, Values> = {},
) {
  const client = useQueryClient();
  const guard = useRepeatGuard();
  const intent = useIntent(e);
  const mutation = useMutation<OutputOf<E>, ApiError, InputOf<E>>({
    mutationFn: (input) => request(e, input, intent.optionsFor(input), true),
  });
  async function run(
    ...[input]: Record<string, never> extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>]
  ) {
    if (mutation.isPending || guard()) return undefined;
    const sent = (input ?? {}) as InputOf<E>;
    const endLoading = options.hidden ? undefined : loadingToast(sayNow(text.loading));
    try {
      const output = await mutation.mutateAsync(sent);
      intent.settle();
      if (options.refresh) await refreshAll(client, options.refresh);
      if (options.done) toast.success(options.done);
      options.onDone?.(output, sent);
      return output;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isNetworkFailure(error)) intent.settle();
      tell(error, options);
      return undefined;
    } finally {
      endLoading?.();
    }
  }
  return { run, isPending: mutation.isPending, error: mutation.error, data: mutation.data, reset: mutation.reset };
}

function tell<E extends Endpoint, Values extends FieldValues>(
  error: ApiError,
  options: ActionOptions<E, Values>,
): void {
  if (options.onFailed?.(error) || isSignedOut(error)) return;
  if (options.form && error.problems.length > 0 && showProblems(options.form as FormProblems, error.problems)) return;
  toast.error(error.message || error.code === 203 ? wordsOf(error) : (options.failed ?? wordsOf(error)));
}

/** True when the same deed was asked for less than a second ago (spec §9). */
function useRepeatGuard(guardMs: number = limits.repeatClickGuardMs): () => boolean {
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - lastAt.current < guardMs) return true;
    lastAt.current = now;
    return false;
  };
}

/** One key for one intent: kept while the network loses answers, made new once the server has spoken. */
function useIntent(e: Endpoint) {
  const current = useRef<{ input: string; key: string } | null>(null);
  return {
    optionsFor(input: unknown): CallOptions {
      if (!e.idempotent) return {};
      const wanted = JSON.stringify(input);
      if (current.current?.input !== wanted) current.current = { input: wanted, key: newKey() };
      return { idempotencyKey: current.current.key };
    },
    settle() {
      current.current = null;
    },
  };
}
/** `crypto.randomUUID` is missing on plain http addresses of a local network. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('');
