import { ApiError } from '@pavilion/protocol/kit/apiError.ts';
import { QueryClient } from '@tanstack/react-query';

/** Creates the query cache of an app; each test creates its own. Only a lost response is retried; an error of the server is not. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network the service worker answers with the last response, or the page shows the failure; nothing waits silently.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.status === 0,
        retryDelay: 1_000,
      },
      mutations: { networkMode: 'always' },
    },
  });
