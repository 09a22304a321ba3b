import { useSyncExternalStore } from 'react';

const media = 'print';
let isPrinting = false;

function subscribe(changed: () => void): () => void {
  const tell = (now: boolean) => () => {
    isPrinting = now;
    changed();
  };
  const before = tell(true);
  const after = tell(false);
  const query = matchMedia(media);
  // The events come in time for the paper, the query also where a browser only shows it.
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  query.addEventListener('change', changed);
  return () => {
    isPrinting = false;
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
    query.removeEventListener('change', changed);
  };
}

/** Whether the page is on its way to paper. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(subscribe, () => isPrinting || matchMedia(media).matches);
