import { useState } from 'react';

interface Item {
  readonly id: string;
  readonly createdAt: string;
}

/** An item of a list as it is shown. */
export interface KeptItem<Kind> {
  readonly item: Kind;
  /** Whether it was deleted while its form was open. */
  readonly isGone: boolean;
}

const byAge = (one: Item, other: Item): number => one.createdAt.localeCompare(other.createdAt);
const orders = {
  'oldest first': byAge,
  'newest first': (one: Item, other: Item): number => byAge(other, one),
} as const;

/**
 * The items of a list that is read again while some of them are changed. One that is gone keeps its
 * place until its form is closed, so that no typed text is lost.
 */
export function useKeptItems<Kind extends Item>(
  items: readonly Kind[] | undefined,
  order: keyof typeof orders,
) {
  const [open, setOpen] = useState<ReadonlyMap<string, Kind>>(new Map());
  const there = items ?? [];
  const ids = new Set(there.map(({ id }) => id));
  const gone = items === undefined ? [] : [...open.values()].filter(({ id }) => !ids.has(id));
  const shown: readonly KeptItem<Kind>[] = [...there, ...gone]
    .toSorted(orders[order])
    .map((item) => ({ item, isGone: !ids.has(item.id) }));

  /** Notes that an item's form was opened or closed. */
  const keep = (item: Kind, isOpen: boolean): void =>
    setOpen((before) => {
      const after = new Map(before);
      if (isOpen) after.set(item.id, item);
      else after.delete(item.id);
      return after;
    });
  return { shown, keep };
}
