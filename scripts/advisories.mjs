import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { advisoriesIn, advisoryFaults } from './papers/advisories.mjs';
import { lockedPackages } from './papers/locked-packages.mjs';
import { ROOT } from './run/folders.mjs';

// A gate for releases: it fails for severe advisories that nobody has written an exception for.
const { stdout } = spawnSync('npm', ['audit', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
  timeout: 120_000,
});
/** @type {import('./papers/advisories.mjs').Exception[]} */
const exceptions = JSON.parse(
  readFileSync(new URL('./papers/advisory-exceptions.json', import.meta.url), 'utf8'),
);
const packages = lockedPackages(ROOT);
const advisories = advisoriesIn(
  reportIn(stdout),
  packages.map(({ name }) => name),
);
if (advisories === null) {
  console.log('The registry offers no advisories here, so nothing was checked.');
} else {
  const faults = advisoryFaults(advisories, exceptions, new Date().toISOString().slice(0, 10));
  for (const fault of faults) console.error(fault);
  console.log(
    `${packages.length} packages: ${advisories.length} advisories, ${exceptions.length} exceptions.`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/**
 * What npm printed; without a registry it may be no JSON.
 *
 * @param {string} text
 * @returns {import('./papers/advisories.mjs').AuditReport}
 */
function reportIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
