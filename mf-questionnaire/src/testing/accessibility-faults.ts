import axe from 'axe-core';

/** Rules that need a browser, because jsdom has no layout. */
const seenInBrowsersOnly = ['color-contrast', 'target-size'];

/**
 * The faults that axe finds in parts of the document, each with its places.
 *
 * @param parts CSS selectors; for the whole document axe takes many times as long
 */
export async function accessibilityFaults(...parts: readonly string[]): Promise<string[]> {
  const { violations } = await axe.run(
    { include: parts.map((part) => [part]) },
    {
      resultTypes: ['violations'],
      rules: Object.fromEntries(seenInBrowsersOnly.map((rule) => [rule, { enabled: false }])),
    },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
