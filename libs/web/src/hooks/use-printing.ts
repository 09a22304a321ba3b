import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const media = 'print';
let isPrinting = false;

function subscribe(changed: () => void): () => void {
  const tell = (now: boolean) => () => {
    isPrinting = now;
    // At once: where a button of ours prints, React would otherwise wait until its handler is done.
    flushSync(changed);
  };
  const before = tell(true);
  const after = tell(false);
  const query = matchMedia(media);
  // The events fire before printing; the media query also covers browsers that only emulate print.
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

/** Whether the page is being printed. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(subscribe, () => isPrinting || matchMedia(media).matches);
