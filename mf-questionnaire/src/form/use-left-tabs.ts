import { tabs, type TabId } from '@ellac/contracts';
import { useState } from 'react';

const lastTab = tabs[tabs.length - 1]?.id;
const allTabs: ReadonlySet<TabId> = new Set(tabs.map(({ id }) => id));

/** The tabs that were left; all of them once the last one was reached. Their faults are shown. */
export function useLeftTabs(active: TabId): ReadonlySet<TabId> {
  const [seen, setSeen] = useState({ active, left: new Set<TabId>() });
  if (seen.active !== active) setSeen({ active, left: new Set([...seen.left, seen.active]) });
  const everReachedLast = active === lastTab || (lastTab !== undefined && seen.left.has(lastTab));
  return everReachedLast ? allTabs : seen.left;
}
