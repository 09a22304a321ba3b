import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/run/folders.mjs';

/**
 * The paths that `.dockerignore` excludes from the builds. Of all patterns that match a path or a
 * folder above it, the last one counts.
 *
 * @returns {(path: string) => boolean}
 */
export function dockerIgnore() {
  const rules = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isIgnored: !line.startsWith('!'), pattern: patternOf(line) }));
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.isIgnored ?? false;
}

/** @type {Record<string, string>} */
const WILDCARDS = { '**/': '(?:.+/)?', '*': '[^/]*' };

/** @param {string} line */
function patternOf(line) {
  const source = line
    .replace(/^!/, '')
    .split(/(\*\*\/|\*)/)
    .map((part) => WILDCARDS[part] ?? part.replaceAll('.', '\\.'))
    .join('');
  return new RegExp(`^${source}(/|$)`);
}
