import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Problem } from '../run/problem.mjs';

/**
 * What a build says about itself, in the `manifest.json` that `webpack.preset.mjs` writes.
 *
 * @typedef {object} Manifest
 * @property {string} name also its place under `/mf/`
 * @property {'root' | 'app' | 'element'} role an element is for host pages
 * @property {number} contract by which root config and apps understand each other
 * @property {Record<string, string>} shared the versions of shared packages it was built with
 * @property {Record<string, string>} imports its modules by their names in the import map
 * @property {Record<string, string>} files all its files, each with its integrity
 */

/**
 * A build, freshly made or published.
 *
 * @typedef {object} Build
 * @property {string} folder
 * @property {Manifest} manifest
 * @property {string} urls where its files are served, up to the last slash; the same for the same content
 */

const MANIFEST = 'manifest.json';

/**
 * The builds in an app's folder: its own one, and the one for host pages if there is one.
 *
 * @param {string} appDir
 * @returns {Build[]}
 * @throws {Problem} when it is not built, when a file differs from the manifest, or when it would
 *   overwrite another app
 */
export function readBuilds(appDir) {
  const own = join(appDir, 'dist');
  const element = join(own, 'embed');
  const folders = existsSync(join(element, MANIFEST)) ? [own, element] : [own];
  return folders.map((folder) => {
    const build = buildIn(folder, 'build it first');
    requireOwnPlace(build, basename(resolve(appDir)) + (folder === own ? '' : '/embed'));
    for (const [file, integrity] of Object.entries(build.manifest.files)) {
      if (integrityOf(join(folder, file)) !== integrity) {
        throw new Problem(
          `${join(folder, file)} is not the file its manifest describes: build it again.`,
        );
      }
    }
    return build;
  });
}

/**
 * The build that provides a module which the import map names.
 *
 * @param {string} webDir
 * @param {string} url
 */
export const publishedBuild = (webDir, url) =>
  buildIn(join(webDir, dirname(url)), 'what was published is not there any more');

/**
 * A build of `npm run dev`, which is served from its own folder. The file names distinguish its
 * versions.
 *
 * @param {string} webDir
 * @param {string} name
 * @returns {Build}
 */
export function developmentBuild(webDir, name) {
  const urls = `/mf/${name}/build/`;
  return { ...buildIn(join(webDir, urls), 'it is not built yet'), urls };
}

/**
 * Whether all that was published of a build is still there.
 *
 * @param {string} webDir
 * @param {Build} build
 */
export function isWhole(webDir, { urls, manifest }) {
  const folder = join(webDir, urls);
  return (
    existsSync(join(folder, MANIFEST)) &&
    Object.entries(manifest.files).every(
      ([file, integrity]) => integrityOf(join(folder, file)) === integrity,
    )
  );
}

/** All files of a build, the manifest among them. @param {Build} build */
export const filesOf = ({ manifest }) => [...Object.keys(manifest.files), MANIFEST];

/**
 * Checks that nothing in a manifest leads to the folder or the module of another app, as a manifest
 * is untrusted. Only the root config brings shared packages.
 *
 * @param {Build} build
 * @param {string} name what it must be called
 */
function requireOwnPlace({ folder, manifest }, name) {
  const { imports, files, role } = manifest;
  const isRoot = name === 'root-config';
  const isOwn =
    manifest.name === name &&
    (role === 'root') === isRoot &&
    Object.keys(imports).every(
      (module) => module === `@ellac/${name}` || (isRoot && !module.startsWith('@ellac/')),
    ) &&
    Object.keys(files).every((file) => !/^\/|(^|\/)\.|\\/.test(file));
  if (!isOwn) {
    throw new Problem(`${join(folder, MANIFEST)} names what does not belong to ${name}: refused.`);
  }
}

/**
 * @param {string} folder
 * @param {string} advice the error's text where there is no build
 * @returns {Build}
 * @throws {Problem} when there is none
 */
export function buildIn(folder, advice) {
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) throw new Problem(`${file} is missing: ${advice}.`);
  const text = readFileSync(file, 'utf8');
  /** @type {Manifest} */
  const manifest = JSON.parse(text);
  if (!Number.isInteger(manifest.contract)) {
    throw new Problem(`${file} was written by an older version: build it again.`);
  }
  // The manifest has every file's digest, so that its own stands for all of them.
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { folder, manifest, urls: `/mf/${manifest.name}/${hash}/` };
}

/** @param {string} file @returns {string | undefined} undefined where it is not there */
function integrityOf(file) {
  if (!existsSync(file)) return undefined;
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
