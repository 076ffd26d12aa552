import { ApiError } from '@pavilion/protocol/kit/apiError.ts';
import { type CallOptions, call, outputOf, urlOf } from '@pavilion/protocol/kit/client.ts';
import type { Endpoint, InputOf, OutputOf } from '@pavilion/protocol/kit/endpoint.ts';
import { limits } from '@pavilion/protocol/limits.ts';
import { hashKey, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { openAuthPopup } from './authPopup.ts';
import { isNetworkFailure, isSignedOut, messageOf } from './errors.ts';
import { type FormProblems, showProblems } from './formProblems.ts';
import { text } from './lib.text.ts';
import { currentLocale, sayNow, useLocale } from './locale.ts';
import { readPrefetched } from './prefetch.ts';
import { currentToken, expireSession, useSignedIn } from './session.ts';
import { loadingToast, toast } from './toast.ts';
import { currentTransport } from './transport.ts';

/** Calls an endpoint outside React. Throws `ApiError` only. */
export async function request<E extends Endpoint>(
  e: E,
  input?: InputOf<E>,
  options?: CallOptions,
  /** True for an action of the user, false for a read of a page. */
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
 * Handles every failed call. It returns an `ApiError`; a 401 ends the session and shows a message (spec §8). During an action the login
 * opens over the page, which keeps what was entered.
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
 * Whether two reads differ only by language or by the end of the session. The last data then stays on screen until the new data arrives:
 * a form that depends on it must not unmount while somebody fills it in.
 */
const isSameQuestion = (asked: readonly unknown[], key: readonly unknown[]) =>
  asked[0] === key[0] && hashKey([asked[1]]) === hashKey([key[1]]);

export interface ReadOptions<Out> {
  /** If false, the read waits, for example for an ID or a session. */
  enabled?: boolean;
  /** Data to show until the first response: stored by the last visit, or sent with the page. */
  initial?: Out | undefined;
  /** The time of that data (ms since 1970). 0, the default, refetches in the background. */
  initialAt?: number;
  /** Keeps the last data on screen while the next page loads. */
  keep?: boolean;
  staleMs?: number;
  refetchMs?: number;
}
/** Returns the prefetched response (site/rendering/inlineScript.ts), if it has arrived. */
function come<E extends Endpoint>(e: E, input: unknown): OutputOf<E> | undefined {
  const prefetched = e.method === 'GET' ? readPrefetched(currentLocale(), currentToken(), urlOf(e, input)) : undefined;
  return prefetched === undefined ? undefined : outputOf(e, prefetched, 200);
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
/** The error of a page that needs a session and has none: it shows the reason and a way to sign in instead of a skeleton. */
const signedOut = {
  error: new ApiError(401, '', 401),
  isPending: false,
  refetch: () => openAuthPopup('login'),
} as const;

/** Reads endpoints again wherever they are shown. */
const refreshAll = (client: QueryClient, endpoints: readonly Endpoint[]): Promise<unknown> =>
  Promise.all(endpoints.map((e) => client.invalidateQueries({ queryKey: [e.path] })));

export interface ActionOptions<E extends Endpoint, Values extends FieldValues> {
  /** Reads that the action makes stale. */
  refresh?: readonly Endpoint[];
  /** The text of the toast after success. */
  done?: string;
  /** The text of the toast after a failure without a message of the server (spec §8: “Submission failed” and similar). */
  failed?: string;
  /** A form that shows the server's problems beside its fields. A problem without a field becomes a toast. */
  form?: UseFormReturn<Values, unknown, never> | FormProblems;
  /** Shows no loading toast, because the button shows the progress or the action is minor. */
  hidden?: boolean;
  onDone?: (output: OutputOf<E>, input: InputOf<E>) => void;
  /** Handles a failure. Returns true if it has shown a message; otherwise a toast is shown. */
  onFailed?: (error: ApiError) => boolean | undefined;
}
/**
 * A write: `const cancel = useAction(orderApi.cancelProgram, { refresh: [orderApi.myOrder] })`, then `cancel.run({ orderNo })`. `run`
 * returns the output, or undefined if the action failed (a message has been shown) or the click was a repetition.
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
      reportError(error, options);
      // A refusal often means that somebody else was faster: what the page shows is read again.
      if (options.refresh && isRefusal(error)) await refreshAll(client, options.refresh);
      return undefined;
    } finally {
      endLoading?.();
    }
  }
  return { run, isPending: mutation.isPending, error: mutation.error, data: mutation.data, reset: mutation.reset };
}

/** Whether the server refused the action as such, not one of its fields and not the session. */
const isRefusal = (error: ApiError) => !isNetworkFailure(error) && !isSignedOut(error) && error.problems.length === 0;

function reportError<E extends Endpoint, Values extends FieldValues>(
  error: ApiError,
  options: ActionOptions<E, Values>,
): void {
  if (options.onFailed?.(error) || isSignedOut(error)) return;
  if (options.form && error.problems.length > 0 && showProblems(options.form as FormProblems, error.problems)) return;
  toast.error(error.message || error.code === 203 ? messageOf(error) : (options.failed ?? messageOf(error)));
}

/** True if the same action was called less than a second ago (spec §9). */
function useRepeatGuard(guardMs: number = limits.repeatClickGuardMs): () => boolean {
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - lastAt.current < guardMs) return true;
    lastAt.current = now;
    return false;
  };
}

/** Idempotency keys: a retry after a lost response sends the same key; after any response of the server the next action gets a new one. */
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
