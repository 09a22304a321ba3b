const rule = '-'.repeat(80);

/**
 * What has to go with a copy of the product: each package's licence, its text once for all that have
 * the same.
 *
 * @param {readonly import('./locked-packages.mjs').LockedPackage[]} packages
 */
export function notices(packages) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const { name, version, licence, texts } of packages) {
    const text =
      texts.length > 0
        ? texts.join('\n\n')
        : `Licence: ${licence ?? 'not named'}; the package has no text of it.`;
    byText.set(text, [
      ...(byText.get(text) ?? []),
      `${name} ${version} (${licence ?? 'not named'})`,
    ]);
  }
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
  return `Third-party software and fonts in this product\n\n${[...parts].join(`\n\n${rule}\n\n`)}\n`;
}
