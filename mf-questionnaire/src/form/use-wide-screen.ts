import { useSyncExternalStore } from 'react';

/** From this width on, all eleven tabs fit beside the questions. */
const wide = '(min-width: 960px)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(wide);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the tabs stand in a column beside the questions instead of in a strip above them. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
