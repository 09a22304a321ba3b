import { tabs, type TabId } from '@ellac/contracts';
import { useState } from 'react';

const lastTab = tabs[tabs.length - 1]?.id;

interface LeftTabs {
  /** The tabs that were open and are not any more, or were before. */
  readonly left: ReadonlySet<TabId>;
  /** The same with the last tab while it is shown: nothing comes after it. */
  readonly seen: ReadonlySet<TabId>;
  /** True once the last tab was reached: from then on every fault is shown. */
  readonly allRevealed: boolean;
}

/**
 * Which tabs the owner has been through; a tab's faults are shown once it was left.
 *
 * @param before the tabs that were left when the form was filled in the last time
 */
export function useLeftTabs(active: TabId, before: readonly TabId[]): LeftTabs {
  const [been, setBeen] = useState({ active, left: new Set(before) });
  if (been.active !== active) setBeen({ active, left: new Set([...been.left, been.active]) });
  const { left } = been;
  const atEnd = active === lastTab;
  return {
    left,
    seen: atEnd ? new Set([...left, active]) : left,
    allRevealed: atEnd || (lastTab !== undefined && left.has(lastTab)),
  };
}
