import { tabs, type TabId } from '@ellac/contracts';
import type { Host, HostEvent } from './host.js';

/**
 * A host's page: its title, address and history stay unchanged. The shown tab is kept only in
 * memory.
 */
export function onAHostPage(tell: (event: HostEvent) => void): Host {
  let shown: TabId = tabs[0].id;
  const listeners = new Set<() => void>();
  const openTab = (tab: TabId) => {
    if (tab === shown) return;
    shown = tab;
    for (const changed of listeners) changed();
  };
  return {
    tab: () => shown,
    onTab: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    openTab,
    leaveTabs: () => openTab(tabs[0].id),
    showFrom: (heading) => heading.scrollIntoView({ block: 'start' }),
    setTitle: () => {
      // The title is the host's.
    },
    tell,
    header: () => null,
  };
}
