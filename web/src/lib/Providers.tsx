import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Toaster } from '../ui/Toaster.tsx';
import { UiWordsProvider } from '../ui/words.tsx';
import { confirmRequest } from './confirm.ts';
import { isSignedOut, messageOf } from './errors.ts';
import { lazyWithRetry } from './lazyWithRetry.tsx';
import { text } from './lib.text.ts';
import { useSay } from './locale.ts';
import { useStore } from './store.ts';
import { dismissToast, toasts } from './toast.ts';

const ConfirmDialog = lazyWithRetry(() => import('./ConfirmDialog.tsx').then((m) => m.ConfirmDialog));

/** The providers of both apps: texts, query client, toasts and the confirm dialog. */
export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  const say = useSay();
  const words = useMemo(
    () => ({
      close: say(text.close),
      retry: (error: unknown) => say(isSignedOut(error) ? text.logIn : text.retry),
      empty: say(text.empty),
      failed: say(text.failed),
      loading: say(text.loading),
      previous: say(text.previous),
      next: say(text.next),
      required: say(text.required),
      choose: say(text.choose),
      pageOf: (page: string, pages: string) => say(text.pageOf, page, pages),
      rowsInAll: (n: string) => say(text.rowsInAll, n),
      errorWords: messageOf,
    }),
    [say],
  );
  return (
    <QueryClientProvider client={client}>
      <UiWordsProvider value={words}>
        {children}
        <Question />
        <Toaster lines={useStore(toasts)} onDismiss={dismissToast} />
      </UiWordsProvider>
    </QueryClientProvider>
  );
}
function Question() {
  const request = useStore(confirmRequest);
  return request && <ConfirmDialog request={request} onClose={() => request.answer(false)} />;
}
