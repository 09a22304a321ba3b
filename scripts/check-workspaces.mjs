import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './run/folders.mjs';

/**
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest
 * @typedef {{ folder: string, manifest: Manifest, imports: string[], buildImports?: string[] }} Workspace
 *   `imports` are the packages that what it ships names, `buildImports` those that its build names
 */

/** Packages that sources import only by their parts, or that another package loads. */
const UNNAMED = [
  ['backend', 'handlebars'],
  ['backend', 'nodemailer'],
  ['backend', 'passport'],
  ['backend', 'pg'],
  ['backend', 'reflect-metadata'],
  ['backend', 'rxjs'],
  // html2pdf.js loads it, and the build changes two of its lines.
  ['libs/report-view', 'html2canvas'],
];

/**
 * Checks that each workspace lists exactly the packages that it imports, all in the same version.
 * Otherwise an import works only by luck, because another workspace installed the package.
 *
 * @param {Workspace[]} workspaces
 * @returns {string[]} one sentence for each fault
 */
export function workspaceFaults(workspaces) {
  const faults = [];
  /** @type {Map<string, { version: string, folder: string }>} */
  const seen = new Map();
  for (const { folder, manifest, imports, buildImports = [] } of workspaces) {
    const { dependencies = {}, devDependencies = {} } = manifest;
    for (const name of imports.filter((each) => !dependencies[each])) {
      faults.push(`${folder} imports ${name}, which its package.json does not list.`);
    }
    for (const name of buildImports.filter((each) => !dependencies[each] && !devDependencies[each]))
      faults.push(`${folder} builds with ${name}, which its package.json does not list.`);
    const spare = Object.keys(dependencies).filter(
      (name) => !imports.includes(name) && !UNNAMED.some(([a, b]) => a === folder && b === name),
    );
    for (const name of spare) faults.push(`${folder} lists ${name} and does not import it.`);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      const first = seen.get(name) ?? { version, folder };
      seen.set(name, first);
      if (!/^\d/.test(version)) faults.push(`${folder} does not pin ${name}: ${version}.`);
      if (first.version !== version) {
        faults.push(`${folder} has ${name} ${version}, ${first.folder} has ${first.version}.`);
      }
    }
  }
  return faults;
}

/**
 * The packages that a source names in imports, without the parts behind their names.
 *
 * @param {string} source
 * @returns {string[]}
 */
export function packagesIn(source) {
  const named = [...source.matchAll(/^(?:import|export|\}).*?from '([^'.][^']*)'/gm)].concat([
    ...source.matchAll(/^import '([^'.][^']*)'/gm),
    ...source.matchAll(/\bimport\('([^'.][^']*)'\)/g),
  ]);
  return named
    .map(([, path = '']) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(path)?.[0] ?? path)
    .filter((name) => !isBuiltin(name));
}

/** @returns {string[]} the faults of this repository's workspaces */
export function ownWorkspaceFaults() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = readJson(ROOT);
  return workspaceFaults(workspaces.map(readWorkspace));
}

/** @param {string} folder */
const readJson = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * @param {string} folder
 * @returns {Workspace}
 */
function readWorkspace(folder) {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(tsx?|mjs)$/.test(file) &&
      !/(^|\/)(dist|node_modules|test|testing)\/|^src\/.*\.(spec|test)\./.test(file),
  );
  const isOfBuild = (/** @type {string} */ file) => file.startsWith('scripts/');
  const packagesOf = (/** @type {string[]} */ some) =>
    new Set(some.flatMap((file) => packagesIn(readFileSync(join(ROOT, folder, file), 'utf8'))));
  const imports = packagesOf(files.filter((file) => !isOfBuild(file)));
  const buildImports = packagesOf(files.filter(isOfBuild));
  // The shared packages of the root config are in one list for all apps.
  if (folder === 'root-config') {
    const preset = readFileSync(join(ROOT, 'webpack.preset.mjs'), 'utf8');
    const shared = /sharedModules = \[([^\]]*)\]/.exec(preset)?.[1] ?? '';
    for (const [, path] of shared.matchAll(/'([^']+)'/g)) {
      for (const name of packagesIn(`import '${path}'`)) imports.add(name);
    }
  }
  const manifest = readJson(join(ROOT, folder));
  return { folder, manifest, imports: [...imports].sort(), buildImports: [...buildImports].sort() };
}
