import { useEffect, useState } from 'react';
import type * as drawings from './drawings.js';

type Drawings = typeof drawings;

/** Cached: once loaded, they are available to every chart. */
let loading: Promise<Drawings> | undefined;

/** Waits until the browser is idle; Safari has no idle callback. */
const whenIdle = (task: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 1000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(task, 200);
  return () => clearTimeout(handle);
};

/**
 * The code that draws the charts. It is larger than the rest of the report, so it is loaded
 * afterwards. Null until then, or if it cannot be loaded; each chart also has its numbers as a
 * table.
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
