import { QueryClient } from '@tanstack/react-query';
import { HttpError } from './errors.js';

// Sends requests even if the browser considers itself offline: they fail with an error message
// instead of waiting silently for the network.
const networkMode = 'always';

/** Refusals that say when to try again; the same request gets all others again and again. */
const passing: readonly number[] = [408, 425, 429];

const mayPass = (error: Error): boolean =>
  !error.message.includes('Unauthorized') &&
  !(error instanceof HttpError && error.status < 500 && !passing.includes(error.status));

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
        retry: (failures, error) => failures < 2 && mayPass(error),
      },
      mutations: { networkMode, retry: false },
    },
  });
