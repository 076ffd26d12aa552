import './site.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { applyLocale } from '../lib/locale.ts';
import { meetNativeApp } from '../lib/nativeApp.ts';
import { Providers } from '../lib/Providers.tsx';
import { createQueryClient } from '../lib/queryClient.ts';
import { createSiteRouter } from './router.tsx';

applyLocale();
meetNativeApp();

const client = createQueryClient();
const router = createSiteRouter();
// The first screen's script comes before the first drawing, so that the home shell is replaced in one stroke.
// Nobody listens to the address before that: a link of the shell that was followed meanwhile is looked at here.
for (let seen: string | undefined; seen !== location.hash; ) {
  seen = location.hash;
  await router.load();
}
const root = createRoot(document.getElementById('root')!);
// Drawn in slices: the shell stands there and answers touches meanwhile.
startTransition(() =>
  root.render(
    <StrictMode>
      <Providers client={client}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  ),
);
// The service worker and its bar wait until the first page is complete and the browser has nothing better to do.
const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 2_000));
const startOffline = () => whenIdle(() => void import('./offline/start.tsx').then(({ start }) => start()));
if (document.readyState === 'complete') startOffline();
else addEventListener('load', startOffline, { once: true });
