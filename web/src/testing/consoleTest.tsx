import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type TestApp, transportTo } from '../../../server/src/testing/testApp.ts';
import { createConsoleRouter } from '../console/router.tsx';
import { currentLocale, setLocale } from '../lib/locale.ts';
import { Providers } from '../lib/Providers.tsx';
import { createQueryClient } from '../lib/queryClient.ts';
import { clearSession, currentToken, signIn, storeConsoleSession } from '../lib/session.ts';
import { toasts } from '../lib/toast.ts';
import { setTransport } from '../lib/transport.ts';

// Loading a page's script and data may take long on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Opens the console as a staff member; its requests go to the real app in-process. */
export async function openConsole(t: TestApp, options: { path: string; token: string }) {
  cleanup();
  toasts.set([]);
  storeConsoleSession();
  clearSession();
  setLocale('en-US');
  signIn(options.token);
  const cookies = {};
  setTransport((sending) => {
    const token = currentToken() ?? undefined;
    return transportTo(t.app, { locale: currentLocale(), cookies, ...(token && { token }) })(sending);
  });
  const router = createConsoleRouter(createMemoryHistory({ initialEntries: [options.path] }));
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
    address: () => router.state.location.href,
    visit: (path: string) =>
      act(async () => {
        void router.navigate({ href: path } as never);
      }),
    /** Fills a control by its label; its previous text is replaced. */
    async fill(label: string | RegExp, words: string) {
      const control = await screen.findByLabelText(label);
      // A newly rendered page handles input only once its effects have run.
      await act(async () => {});
      await user.clear(control);
      if (words) await user.type(control, words);
    },
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    /** Finds an option in a combobox by its text and chooses it. */
    async pick(label: string | RegExp, words: string) {
      const box = await screen.findByRole('combobox', { name: label });
      await user.click(box);
      await user.type(box, words);
      await user.click((await screen.findAllByRole('option', { name: new RegExp(`^${words}`) }))[0]!);
    },
    /** Waits for a toast. */
    toast: (words: string | RegExp) => screen.findByText(words, { selector: 'p' }),
  };
}
