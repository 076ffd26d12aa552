import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type TestApp, transportTo } from '../../../server/src/testing/testApp.ts';
import { createDeskRouter } from '../console/router.tsx';
import { currentLocale, setLocale } from '../lib/locale.ts';
import { Providers } from '../lib/Providers.tsx';
import { createQueryClient } from '../lib/queryClient.ts';
import { clearSession, currentToken, keepConsoleSession, signIn } from '../lib/session.ts';
import { toasts } from '../lib/toast.ts';
import { setTransport } from '../lib/transport.ts';

// A page's script and its requests may take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Opens the console for a member of staff, its requests carried into the real app in-process. */
export async function openConsole(t: TestApp, options: { path: string; token: string }) {
  cleanup();
  toasts.set([]);
  keepConsoleSession();
  clearSession();
  setLocale('en-US');
  signIn(options.token);
  const cookies = {};
  setTransport((sending) => {
    const token = currentToken() ?? undefined;
    return transportTo(t.app, { locale: currentLocale(), cookies, ...(token && { token }) })(sending);
  });
  const router = createDeskRouter(createMemoryHistory({ initialEntries: [options.path] }));
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
    /** Fills a control by its label; what stood there goes. */
    async fill(label: string | RegExp, words: string) {
      const control = await screen.findByLabelText(label);
      // A page that has just been drawn listens only once its effects have run.
      await act(async () => {});
      await user.clear(control);
      if (words) await user.type(control, words);
    },
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    /** Finds a line in a combobox by its words and picks it. */
    async pick(label: string | RegExp, words: string) {
      const box = await screen.findByRole('combobox', { name: label });
      await user.click(box);
      await user.type(box, words);
      await user.click((await screen.findAllByRole('option', { name: new RegExp(`^${words}`) }))[0]!);
    },
    /** Waits for a toast. */
    told: (words: string | RegExp) => screen.findByText(words, { selector: 'p' }),
  };
}
