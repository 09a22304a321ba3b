import { tabs, type TabId } from '@ellac/contracts';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

const tabInAddress = (): TabId =>
  tabs.find(({ id }) => window.location.hash === `#${id}`)?.id ?? tabs[0].id;

/** Each tab has its own address, so that the browser's Back goes one tab back. */
export const useTabAddress = (): TabId => useSyncExternalStore(subscribe, tabInAddress);

/** Goes to a tab. */
export function openTab(tab: TabId): void {
  if (tab !== tabInAddress()) window.location.hash = tab;
}
