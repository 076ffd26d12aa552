import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type TestApp, transportTo } from '../../../server/src/testing/testApp.ts';
import { currentLocale, setLocale } from '../lib/locale.ts';
import { Providers } from '../lib/Providers.tsx';
import { createQueryClient } from '../lib/queryClient.ts';
import { clearSession, currentToken, signIn } from '../lib/session.ts';
import { toasts } from '../lib/toast.ts';
import { setTransport } from '../lib/transport.ts';
import { createSiteRouter } from '../site/router.tsx';

// Loading a page's script and data may take long on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** happy-dom's own handle of its window. */
const browser = window as unknown as { happyDOM: { setViewport(size: { width: number; height: number }): void } };

/**
 * Opens the site in a test; its requests go to the real app in-process. The last of `paths` is on screen, those before it are in the
 * history. `const { user, path } = await openSite(t, { paths: ['/login'] })`.
 */
export async function openSite(t: TestApp, options: { paths: string[]; token?: string; narrow?: boolean }) {
  cleanup();
  toasts.set([]);
  clearSession();
  setLocale('en-US');
  if (options.token) signIn(options.token);
  browser.happyDOM.setViewport(options.narrow ? { width: 375, height: 812 } : { width: 1440, height: 900 });
  const cookies = {};
  setTransport((sending) => {
    const token = currentToken() ?? undefined;
    return transportTo(t.app, { locale: currentLocale(), cookies, ...(token && { token }) })(sending);
  });
  const router = createSiteRouter(createMemoryHistory({ initialEntries: options.paths }));
  const user = userEvent.setup();
  await act(async () => {
    render(
      <Providers client={createQueryClient()}>
        <RouterProvider router={router} />
      </Providers>,
    );
  });
  return {
    user,
    path: () => router.state.location.pathname,
    /** Opens a path. It may be refused, so the test waits for the result. */
    visit: (path: string) =>
      act(async () => {
        void router.navigate({ to: path });
      }),
    /** Fills a control by its label; its previous text is replaced. */
    async fill(label: string | RegExp, words: string) {
      const control = await screen.findByLabelText(label);
      await user.clear(control);
      if (words) await user.type(control, words);
    },
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    /** Waits for a toast. */
    toast: (words: string | RegExp) => screen.findByText(words, { selector: 'p' }),
  };
}
