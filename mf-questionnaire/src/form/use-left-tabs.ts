import { tabs, type TabId } from '@ellac/contracts';
import { useState } from 'react';

const lastTab = tabs[tabs.length - 1]?.id;

interface LeftTabs {
  /** The tabs that were open and are not any more, or were before. */
  readonly left: ReadonlySet<TabId>;
  /** True once the last tab was reached: from then on every fault is shown. */
  readonly allRevealed: boolean;
}

/**
 * Which tabs the owner has been through; a tab's faults are shown once it was left.
 *
 * @param before the tabs that were left when the form was filled in the last time
 */
export function useLeftTabs(active: TabId, before: readonly TabId[]): LeftTabs {
  const [seen, setSeen] = useState({ active, left: new Set(before) });
  if (seen.active !== active) setSeen({ active, left: new Set([...seen.left, seen.active]) });
  const { left } = seen;
  return {
    left,
    allRevealed: active === lastTab || (lastTab !== undefined && left.has(lastTab)),
  };
}
