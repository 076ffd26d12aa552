import './site.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { applyLocale } from '../lib/locale.ts';
import { connectNativeApp } from '../lib/nativeApp.ts';
import { Providers } from '../lib/Providers.tsx';
import { createQueryClient } from '../lib/queryClient.ts';
import { createSiteRouter } from './router.tsx';

applyLocale();
connectNativeApp();

const client = createQueryClient();
const router = createSiteRouter();
// The page's script loads before React's first render, which replaces the server's first screen in one step. Links of that screen do not
// work before, so one clicked meanwhile is opened here.
for (let seen: string | undefined; seen !== location.hash; ) {
  seen = location.hash;
  await router.load();
}
const root = createRoot(document.getElementById('root')!);
// React renders in slices: the first screen stays responsive meanwhile.
startTransition(() =>
  root.render(
    <StrictMode>
      <Providers client={client}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  ),
);
// Service worker and connection bars start when the first page is complete and the browser is idle.
const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 2_000));
const startOffline = () => whenIdle(() => void import('./offline/start.tsx').then(({ start }) => start()));
if (document.readyState === 'complete') startOffline();
else addEventListener('load', startOffline, { once: true });
