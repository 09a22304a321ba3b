import { createHash } from 'node:crypto';

/** Where an app's own files are served while somebody works on it. */
export const LOCAL = '/local/';

/**
 * A deployed document with other addresses for some modules, and a content policy that allows it.
 *
 * @param {{ html: string, policy: string }} document
 * @param {Record<string, string>} imports where these modules are now
 * @returns {{ html: string, policy: string }}
 */
export function withModulesFrom({ html, policy }, imports) {
  const text = /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1];
  if (text === undefined) return { html, policy };
  /** @type {import('../deploy/generations.mjs').ImportMap} */
  const map = JSON.parse(text);
  let changed = html;
  for (const [module, url] of Object.entries(imports)) {
    const deployed = map.imports[module];
    if (deployed === undefined) continue;
    map.imports[module] = url;
    delete map.integrity[deployed];
    // A module that is rebuilt at every change has no digest that the document could know.
    for (const attribute of ['href', 'src']) {
      const [start, rest] = changed.split(`${attribute}="${deployed}"`);
      if (rest === undefined) continue;
      changed = `${start}${attribute}="${url}"${rest.replace(/^ integrity="[^"]*"/, '')}`;
    }
  }
  const now = JSON.stringify(map).replaceAll('<', '\\u003c');
  return {
    html: changed.replace(text, () => now),
    policy: policy.replace(hashSource(text), hashSource(now)),
  };
}

/** @param {string} text */
const hashSource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
