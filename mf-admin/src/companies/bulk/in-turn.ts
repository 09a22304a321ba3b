/** How many calls are under way at a time. */
const atOnce = 6;

/**
 * Does one piece of work for each item, a few at a time, in their order.
 *
 * @param work never throws; it returns false where the rest would fail too
 * @returns the items that were not tried
 */
export async function inTurn<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<boolean>,
): Promise<readonly Item[]> {
  const waiting = [...items];
  const left: Item[] = [];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      if (!(await work(item))) left.push(...waiting.splice(0));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return left;
}
