import { tabs, type TabId } from '@ellac/contracts';
import { setPageTitle } from '@ellac/web';
import type { Host } from './host.js';

const tabInAddress = (): TabId =>
  tabs.find(({ id }) => window.location.hash === `#${id}`)?.id ?? tabs[0].id;

/** The product's own page: each tab has its own address, so that Back goes one tab back. */
export const ownPage: Host = {
  tab: tabInAddress,
  onTab: (changed) => {
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  },
  openTab: (tab) => {
    if (tab !== tabInAddress()) window.location.hash = tab;
  },
  leaveTabs: () => history.replaceState(null, '', window.location.pathname),
  showFrom: (heading) => heading.scrollIntoView({ block: 'start' }),
  setTitle: setPageTitle,
  tell: () => {
    // Our own page is not embedded.
  },
  header: () => document.getElementById('app-header'),
};
