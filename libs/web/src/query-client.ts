import { QueryClient } from '@tanstack/react-query';

/** Queries as the specification has them: asked once, never stale, retried unless unauthorized. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: (failures, error) => failures < 2 && !error.message.includes('Unauthorized'),
      },
      mutations: { retry: false },
    },
  });
