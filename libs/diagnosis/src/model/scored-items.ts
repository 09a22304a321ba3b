import { areas, type Area } from '@ellac/contracts';
import type { ItemModel, QuantityItem } from './items/item.js';
import { leadershipItems } from './items/leadership-items.js';
import { marketItems } from './items/market-items.js';
import type { QuantityWords } from './items/item-amounts.js';
import { systemsItems } from './items/systems-items.js';

const itemsOf = {
  systems: systemsItems,
  leadership: leadershipItems,
  market: marketItems,
} as const;

type Item = (typeof itemsOf)[Area][number];

/** The model's short name of a scored item. */
export type ItemId = Item['id'];

/** A scored answer that conditions may compare with a number. */
export type ScoredQuantity = Extract<Item, QuantityItem>['id'];

/** An item with the area whose score it is part of. */
export type ScoredItemModel = ItemModel<ItemId> & { readonly area: Area };

/** All scored items in the order of the model; texts are never scored. */
export const scoredItems: readonly ScoredItemModel[] = areas.flatMap((area) =>
  itemsOf[area].map((item: ItemModel<ItemId>) => ({ ...item, area })),
);

/** How scored answers stand in conditions. */
export const scoredQuantities = Object.fromEntries(
  Object.values(itemsOf)
    .flat()
    .flatMap((item: Item) => ('quantity' in item ? [[item.id, item.quantity]] : [])),
) as Readonly<Record<ScoredQuantity, QuantityWords>>;
