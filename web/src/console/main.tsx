import './console.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyLocale } from '../lib/locale.ts';
import { Providers } from '../lib/Providers.tsx';
import { createQueryClient } from '../lib/queryClient.ts';
import { storeConsoleSession } from '../lib/session.ts';
import { createConsoleRouter } from './router.tsx';

storeConsoleSession();
applyLocale();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers client={createQueryClient()}>
      <RouterProvider router={createConsoleRouter()} />
    </Providers>
  </StrictMode>,
);
