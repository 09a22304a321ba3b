import { posix } from 'node:path';
import semver from 'semver';
import { readModule } from './modules.mjs';

/** @typedef {import('./builds.mjs').Build} Build */

/** What single-spa calls of an app. */
const LIFECYCLES = ['bootstrap', 'mount', 'unmount'];

/** @typedef {import('./modules.mjs').Module} Module */

/**
 * The modules that were parsed, by their file's digest, because most files stay unchanged in
 * development.
 *
 * @type {Map<string, Module>}
 */
const known = new Map();

/** @param {Build} build @param {string} file */
function moduleIn({ folder, manifest }, file) {
  const digest = manifest.files[file];
  const found = (digest && known.get(digest)) || readModule(folder, file);
  if (digest) known.set(digest, found);
  return found;
}

/** @param {string} file */
const isScript = (file) => file.endsWith('.js');

/** A shared module's package: `react-dom/client` is of `react-dom`. @param {string} module */
const packageOf = (module) => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;

/**
 * Checks that an app's build fits a root config: the same contract number, the lifecycles, and
 * shared modules that the root config provides in a compatible version with the imported names.
 *
 * @param {Build} app
 * @param {Build} root
 * @returns {string[]} one sentence for each fault
 * @throws {import('../run/problem.mjs').Problem} when a script cannot be parsed
 */
export function contractFaults(app, root) {
  const { name, role, contract } = app.manifest;
  const faults = [...missingFiles(app)];
  if (role === 'app') {
    if (contract !== root.manifest.contract) {
      faults.push(
        `${name} keeps contract ${contract}, and the root config contract ${root.manifest.contract}.`,
      );
    }
    faults.push(...missingLifecycles(app));
  }
  for (const [module, names] of modulesFromOutside(app)) {
    faults.push(...faultsOfShared(app, root, module, names));
  }
  return faults;
}

/** @param {Build} build */
function missingLifecycles(build) {
  const { name, imports } = build.manifest;
  return Object.values(imports).flatMap((file) => {
    const { exports } = moduleIn(build, file);
    return LIFECYCLES.filter((each) => !exports.includes(each)).map(
      (each) => `${name} does not export ${each}, which single-spa calls.`,
    );
  });
}

/** @param {Build} build */
function missingFiles(build) {
  const { name, imports, files } = build.manifest;
  const neighbours = Object.keys(files)
    .filter(isScript)
    .flatMap((file) =>
      [...moduleIn(build, file).imports.keys()]
        .filter((from) => from.startsWith('.'))
        .map((from) => posix.join(posix.dirname(file), from)),
    );
  return [...Object.values(imports), ...neighbours]
    .filter((file) => !(file in files))
    .map((file) => `${name} needs its file ${file}, which is not in the build.`);
}

/**
 * The modules that a build takes from the import map, with the names it imports from each.
 *
 * @param {Build} build
 * @returns {Map<string, string[]>}
 */
function modulesFromOutside(build) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const file of Object.keys(build.manifest.files).filter(isScript)) {
    for (const [module, names] of moduleIn(build, file).imports) {
      if (module.startsWith('.')) continue;
      found.set(module, [...(found.get(module) ?? []), ...names]);
    }
  }
  return found;
}

/**
 * @param {Build} app
 * @param {Build} root
 * @param {string} module
 * @param {string[]} names
 */
function faultsOfShared(app, root, module, names) {
  const { name, shared } = app.manifest;
  const file = root.manifest.imports[module];
  if (file === undefined) return [`${name} needs ${module}, which the root config does not bring.`];
  const built = shared[packageOf(module)] ?? '';
  const brought = root.manifest.shared[packageOf(module)] ?? '';
  if (!semver.satisfies(brought, `^${built}`)) {
    return [
      `${name} was built with ${packageOf(module)} ${built}, and the root config brings ${brought}.`,
    ];
  }
  const { exports } = moduleIn(root, file);
  return names
    .filter((each) => !exports.includes(each))
    .map((each) => `${name} needs ${each} of ${module}, which the root config’s has not.`);
}
