import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../run/folders.mjs';
import { Problem } from '../run/problem.mjs';

/** Which files belong to a stage, by their path from the repository's root. */
const PATTERNS = {
  unit: /\/src\/.*\.spec\.tsx?$|^(bench|libs|scripts)\/.*\.test\.mjs$/,
  start: /^scripts\/(start|deploy|backup(-containers)?)\.test\.mjs$/,
  dev: /^scripts\/dev\.test\.mjs$/,
  api: /^backend\/test\/api\/.*\.api-spec\.ts$/,
  commands: /^backend\/test\/commands\/.*\.api-spec\.ts$/,
  images: /^docker\/[^/]*\.test\.mjs$/,
  faults: /^backend\/test\/faults\/.*\.fault-spec\.ts$/,
  eval: /^backend\/test\/eval\/.*\.eval-spec\.ts$/,
  e2e: /^e2e\/.*\.spec\.ts$/,
};

/** @typedef {keyof typeof PATTERNS} StageOfFiles a stage whose test files can be named */

/**
 * The test files of a stage.
 *
 * @param {StageOfFiles} stage
 * @returns {string[]} their paths from the repository's root
 */
export function filesOf(stage) {
  const isElsewhere = (/** @type {string} */ path) =>
    stage === 'unit' && (PATTERNS.start.test(path) || PATTERNS.dev.test(path));
  return pathsIn('').filter((path) => PATTERNS[stage].test(path) && !isElsewhere(path));
}

/**
 * The test files of a stage that have one of these names, or names with one of these parts.
 *
 * @param {string} stage
 * @param {string[]} parts
 * @returns {string[]} their paths from the repository's root; none without parts
 * @throws {Problem} when the stage has no such file
 */
export function namedFiles(stage, parts) {
  if (parts.length === 0) return [];
  if (!isStageOfFiles(stage)) {
    const stages = Object.keys(PATTERNS).join(', ');
    throw new Problem(`The stage ${stage} has no files to choose from; these have: ${stages}.`);
  }
  const all = filesOf(stage);
  const named = new Set(
    parts.flatMap((part) => {
      const whole = all.filter((path) => basename(path).split('.', 1)[0] === part);
      const found = whole.length > 0 ? whole : all.filter((path) => path.includes(part));
      if (found.length === 0)
        throw new Problem(`No test file of ${stage} has ${part} in its name.`);
      return found;
    }),
  );
  return all.filter((path) => named.has(path));
}

/** @param {string} stage @returns {stage is StageOfFiles} */
const isStageOfFiles = (stage) => Object.hasOwn(PATTERNS, stage);

/** @param {string} folder @returns {string[]} */
function pathsIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return /^(\.|node_modules$|dist$)/.test(entry.name) ? [] : pathsIn(path);
  });
}
