import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Problem } from './run/problem.mjs';

/**
 * @typedef {{ name: string, imports: Record<string, string>, files: Record<string, string> }} Manifest
 *   what an app's build says about itself: its modules by name, and each file's integrity
 * @typedef {{ imports: Record<string, string>, integrity: Record<string, string> }} ImportMap
 */

/**
 * Puts an app's builds beside those of its earlier versions and points the import map at them; the
 * entries of other apps stay as they are.
 *
 * @param {string} appDir
 * @param {string} webDir what is served: `importmap.json` and `mf/<app>/`
 * @throws {Problem} when the app is not built, or a file is not what its manifest says
 */
export function publish(appDir, webDir) {
  const builds = buildsOf(appDir);
  for (const { folder, urls, manifest } of builds) {
    for (const [file, integrity] of Object.entries(manifest.files)) {
      copy(join(folder, file), join(webDir, urls, file), integrity);
    }
  }
  const mapFile = join(webDir, 'importmap.json');
  /** @type {Partial<ImportMap>} */
  const old = existsSync(mapFile) ? JSON.parse(readFileSync(mapFile, 'utf8')) : {};
  /** @type {ImportMap} */
  const map = { imports: {}, integrity: {} };
  /** @param {string} url */
  const isReplaced = (url) => builds.some(({ urls }) => url.startsWith(urls));
  for (const [module, url] of Object.entries(old.imports ?? {})) {
    if (!isReplaced(url)) map.imports[module] = url;
  }
  for (const [url, integrity] of Object.entries(old.integrity ?? {})) {
    if (!isReplaced(url)) map.integrity[url] = integrity;
  }
  for (const { urls, manifest } of builds) {
    for (const [module, file] of Object.entries(manifest.imports)) {
      map.imports[module] = urls + file;
    }
    for (const [file, integrity] of Object.entries(manifest.files)) {
      // The map speaks of modules only, not of fonts.
      if (file.endsWith('.js')) map.integrity[urls + file] = integrity;
    }
  }
  // Readers see the old map or the new one, nothing between.
  writeFileSync(`${mapFile}.new`, `${JSON.stringify(map, null, 2)}\n`);
  renameSync(`${mapFile}.new`, mapFile);
}

/**
 * An app's own build, and the one for other people's pages where it has one.
 *
 * @param {string} appDir
 */
function buildsOf(appDir) {
  const own = join(appDir, 'dist');
  const embed = join(own, 'embed');
  const ownManifest = join(own, 'manifest.json');
  if (!existsSync(ownManifest)) throw new Problem(`${ownManifest} is missing: build it first.`);
  const folders = existsSync(join(embed, 'manifest.json')) ? [own, embed] : [own];
  return folders.map((folder) => {
    /** @type {Manifest} */
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    return { folder, manifest, urls: `/mf/${manifest.name}/` };
  });
}

/**
 * @param {string} from
 * @param {string} to
 * @param {string} integrity
 */
function copy(from, to, integrity) {
  if (integrityOf(from) !== integrity) {
    throw new Problem(`${from} is not the file its manifest describes: build it again.`);
  }
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, `${to}.new`);
  renameSync(`${to}.new`, to);
}

/** @param {string} file */
function integrityOf(file) {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  try {
    if (!values.to || positionals.length === 0) {
      throw new Problem('Usage: node scripts/deploy.mjs <app folder…> --to <web folder>');
    }
    for (const app of positionals) {
      publish(app, values.to);
      console.log(`${app} is published to ${values.to}.`);
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
