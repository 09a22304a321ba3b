import { QueryClient } from '@tanstack/react-query';

// What the browser thinks to be offline is asked all the same: it fails with words, where it would
// otherwise wait for the network without any.
const networkMode = 'always';

/** Queries as the specification has them: asked once, never stale, retried unless unauthorized. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: (failures, error) => failures < 2 && !error.message.includes('Unauthorized'),
      },
      mutations: { networkMode, retry: false },
    },
  });
