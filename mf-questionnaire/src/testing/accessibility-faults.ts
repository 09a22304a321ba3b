import axe from 'axe-core';

/** What only a browser can tell: jsdom draws nothing. */
const seenInBrowsersOnly = ['color-contrast', 'target-size'];

/**
 * What axe finds on parts of the document as it is, each with its places.
 *
 * @param parts CSS selectors; the whole document takes axe many times as long
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
