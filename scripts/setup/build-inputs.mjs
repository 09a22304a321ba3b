import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts that build and publish are inputs too, which nx.json does not list. */
const OWN_INPUTS = [
  'nx.json',
  'scripts/setup/build*.mjs',
  'scripts/deploy/*.mjs',
  '!scripts/**/*.test.mjs',
];

/** Folders of a project that contain no sources. */
const NO_SOURCES = ['node_modules', 'dist'];

/**
 * The projects that have something to build.
 *
 * @param {string} root of the repository
 * @returns {string[]} their folders
 */
export const builtProjects = (root) =>
  workspaces(root).filter((folder) => {
    const file = join(root, folder, 'project.json');
    return existsSync(file) && readJson(file).targets.build !== undefined;
  });

/**
 * Libraries without their own build; the apps bundle their sources.
 *
 * @param {string} root
 */
function projectsOfSources(root) {
  const built = builtProjects(root);
  return workspaces(root).filter((each) => each.startsWith('libs/') || built.includes(each));
}

/** @param {string} root @returns {string[]} folders */
const workspaces = (root) => readJson(join(root, 'package.json')).workspaces;

/**
 * A digest of all build inputs: those that nx.json lists, and the scripts that build and publish.
 *
 * @param {string} root of the repository
 */
export function digestOfInputs(root) {
  const projects = projectsOfSources(root);
  const patterns = [...inputsOfBuilds(root, projects), ...OWN_INPUTS];
  const excluded = patterns.filter((each) => each.startsWith('!')).map((each) => each.slice(1));
  const isIn = matcher(patterns.filter((each) => !each.startsWith('!')));
  const isOut = matcher(excluded);
  const files = ['.', 'scripts', ...projects]
    .flatMap((folder) => filesIn(root, folder, folder !== '.'))
    .filter((path) => isIn(path) && !isOut(path));
  const hash = createHash('sha256');
  for (const path of [...new Set(files)].sort()) {
    const content = createHash('sha256').update(readFileSync(join(root, path)));
    hash.update(`${path}\0`).update(content.digest());
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string[]} projects
 * @returns {string[]} patterns of paths from the root; those with ! exclude
 */
function inputsOfBuilds(root, projects) {
  /** @type {{ namedInputs: Record<string, string[]>, targetDefaults: { build: { inputs: string[] } } }} */
  const { namedInputs, targetDefaults } = readJson(join(root, 'nx.json'));
  /** @type {(input: string) => string[]} */
  const expand = (input) => namedInputs[input]?.flatMap(expand) ?? [input];
  // All projects are built, so inputs of dependencies (`^`) are covered already.
  const own = targetDefaults.build.inputs.filter((input) => !input.startsWith('^'));
  return own
    .flatMap(expand)
    .flatMap((pattern) =>
      projects.map((project) =>
        pattern.replace('{projectRoot}', project).replace('{workspaceRoot}/', ''),
      ),
    );
}

/** @param {string[]} patterns with * within a name, and ** for any folders */
function matcher(patterns) {
  const sources = [...new Set(patterns)].map((pattern) =>
    pattern
      .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll(/\*\*\/|\*/g, (sign) => (sign === '*' ? '[^/]*' : '(?:.*/)?')),
  );
  const all = new RegExp(`^(?:${sources.join('|')})$`);
  return (/** @type {string} */ path) => all.test(path);
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {boolean} isDeep
 * @returns {string[]} paths from the root
 */
function filesIn(root, folder, isDeep) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return [path];
    const isSource = isDeep && entry.isDirectory() && !NO_SOURCES.includes(entry.name);
    return isSource ? filesIn(root, path, true) : [];
  });
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
