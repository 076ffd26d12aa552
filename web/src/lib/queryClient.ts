import { ApiError } from '@pavilion/protocol/kit/apiError.ts';
import { QueryClient } from '@tanstack/react-query';

/** One cache an app; a test makes its own. Only a lost answer is asked for again: a refusal stays a refusal. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network the service worker answers with what was seen last, or the page says that it failed; nothing waits
        // in silence.
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
