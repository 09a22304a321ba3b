import { readFileSync } from 'node:fs';
import { Problem } from '../run/problem.mjs';

/** @throws {Problem} when this Node is none of those that package.json names */
export function requireNode() {
  const packageFile = new URL('../../package.json', import.meta.url);
  const { engines } = JSON.parse(readFileSync(packageFile, 'utf8'));
  if (satisfies(process.versions.node, engines.node)) return;
  throw new Problem(
    `This is Node.js ${process.versions.node}, and ${inWords(engines.node)} is needed: see https://nodejs.org.`,
  );
}

/**
 * @param {string} version such as `20.19.0`
 * @param {string} range of `>=` and `<`, alternatives joined by `||`
 */
export function satisfies(version, range) {
  return range.split('||').some((alternative) =>
    alternative
      .trim()
      .split(/\s+/)
      .every((bound) =>
        bound.startsWith('>=')
          ? compare(version, bound.slice(2)) >= 0
          : compare(version, bound.slice(1)) < 0,
      ),
  );
}

/**
 * @param {string} a
 * @param {string} b
 */
function compare(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let i = 0; i < 3; i += 1) {
    const difference = (left?.[i] ?? 0) - (right?.[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * @param {string} range
 * @returns {string} such as `20.19 (or a later 20), 22.13 (or a later 22) or 24.11 (or later)`
 */
export function inWords(range) {
  const words = range.split('||').map((alternative) => {
    const [from = '', upTo] = alternative.trim().split(/\s+/);
    const version = from.slice(2);
    return upTo ? `${version} (or a later ${version.split('.')[0]})` : `${version} (or later)`;
  });
  const last = words.pop();
  return words.length > 0 ? `${words.join(', ')} or ${last}` : `${last}`;
}
