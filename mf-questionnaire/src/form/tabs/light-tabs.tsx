import {
  renderTab_unstable,
  renderTabList_unstable,
  useTabBase_unstable,
  useTabListBase_unstable,
  useTabListContext_unstable,
  useTabListContextValues_unstable,
  type TabListProps,
  type TabProps,
} from '@fluentui/react-tabs';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/** The index to which a key moves the focus, from the index `at` among `count` tabs. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};
const across = ['ArrowLeft', 'ArrowRight'];
const along = ['ArrowUp', 'ArrowDown'];

function moveFocus(event: KeyboardEvent<HTMLElement>, vertical: boolean): void {
  const move = (vertical ? across : along).includes(event.key) ? undefined : moves[event.key];
  if (move === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab === event.target);
  if (at === -1) return;
  event.preventDefault();
  tabs[move(at, tabs.length)]?.focus();
}

/**
 * Fluent's list of tabs, with our own handling of arrow keys and without styles. Fluent's need a
 * large library, and the styles of all its kinds of tabs, before the first answer.
 */
export function LightTabList(props: TabListProps) {
  const { vertical = false } = props;
  const base = useTabListBase_unstable(
    { ...props, onKeyDown: (event) => moveFocus(event, vertical) },
    null,
  );
  const state = { ...base, appearance: 'transparent', size: 'medium' } as const;
  return renderTabList_unstable(state, useTabListContextValues_unstable(state));
}

/** Fluent's tab. The Tab key reaches only the selected tab, or the one with the focus. */
export function LightTab({ onFocus, ...props }: TabProps) {
  const [focused, setFocused] = useState(false);
  const selected = useTabListContext_unstable((list) => list.selectedValue === props.value);
  const state = useTabBase_unstable(
    {
      ...props,
      tabIndex: selected || focused ? 0 : -1,
      onFocus: (event: FocusEvent<HTMLButtonElement>) => {
        setFocused(true);
        onFocus?.(event);
      },
      onBlur: () => setFocused(false),
    },
    null,
  );
  return renderTab_unstable(state);
}
