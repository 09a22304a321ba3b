import axe from 'axe-core';

/** The faults of accessibility that can be found without a layout, which jsdom has not. */
export async function axeFaultsOf(
  element: Element,
): Promise<readonly (readonly [rule: string, places: readonly string[]])[]> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
}
