import { tabs, type TabId } from '@ellac/contracts';
import { useState } from 'react';

const lastTab = tabs[tabs.length - 1]?.id;

interface LeftTabs {
  /** The tabs that the owner has left, now or in the restored draft. */
  readonly left: ReadonlySet<TabId>;
  /** True once the owner reached the last tab; from then on every fault is shown. */
  readonly allRevealed: boolean;
}

/**
 * Tracks the tabs that the owner has left; a tab's faults are shown once it was left.
 *
 * @param before the tabs that were left in the restored draft
 */
export function useLeftTabs(active: TabId, before: readonly TabId[]): LeftTabs {
  const [been, setBeen] = useState({ active, left: new Set(before) });
  if (been.active !== active) setBeen({ active, left: new Set([...been.left, been.active]) });
  const { left } = been;
  const atEnd = active === lastTab;
  return {
    left,
    allRevealed: atEnd || (lastTab !== undefined && left.has(lastTab)),
  };
}
