import { useEffect, useState } from 'react';
import type * as drawings from './drawings.js';

type Drawings = typeof drawings;

/** Once loaded they are there for every chart. */
let loading: Promise<Drawings> | undefined;

/** Waits until the page has nothing more urgent to do; Safari cannot tell. */
const whenIdle = (task: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 1000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(task, 200);
  return () => clearTimeout(handle);
};

/**
 * What draws the charts: heavier than the rest of the report, so it comes when that is there.
 * Null until then, and for good where it cannot be loaded: each chart has its numbers as a table.
 */
export function useDrawings(): Drawings | null {
  const [loaded, setLoaded] = useState<Drawings | null>(null);
  useEffect(() => {
    let isGone = false;
    const cancel = whenIdle(() => {
      loading ??= import('./drawings.js');
      loading.then(
        (module) => {
          if (!isGone) setLoaded(module);
        },
        () => {
          loading = undefined;
        },
      );
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, []);
  return loaded;
}
