/**
 * A webpack loader that replaces Fluent's table of its 480 tokens by their rule: each is the custom
 * property of its name. Only the few that have a default stay in the table. Every page would load
 * the whole of it before the first input.
 *
 * @param {string} source
 * @returns {string}
 * @throws {Error} unless the table can be read
 */
export default function byTheirRule(source) {
  const all = [...source.matchAll(/\b(\w+): '(var\([^']*)'/g)];
  if (all.length === 0 || all.length !== source.split('var(').length - 1) {
    throw new Error('Fluent’s table of tokens has changed: mend this loader.');
  }
  const others = all.filter(([, name, value]) => value !== `var(--${name})`);
  return `const others = ${JSON.stringify(Object.fromEntries(others.map(([, name, value]) => [name, value])))};
export const tokens = new Proxy(others, {
  get: (table, name) => table[name] ?? \`var(--\${String(name)})\`,
});
`;
}
