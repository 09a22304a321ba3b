/** Long enough for a page to come to rest, in milliseconds, where the browser cannot tell. */
const restMs = 1000;

/** Calls back once the browser has nothing more urgent to do; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, restMs);
  return () => clearTimeout(timer);
}
