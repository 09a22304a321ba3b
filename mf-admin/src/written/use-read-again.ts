import { useInUse } from '../pieces/use-in-use.js';

/** Milliseconds between two readings of what other coaches write. */
export const readingPause = 60_000;

/** Query options that show what other coaches write, while somebody uses the page and sees it. */
export function useReadAgain() {
  const isInUse = useInUse();
  return {
    refetchInterval: isInUse ? readingPause : false,
    refetchOnWindowFocus: 'always',
  } as const;
}
