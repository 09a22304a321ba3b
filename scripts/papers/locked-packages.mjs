import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A package of others that the product runs with.
 *
 * @typedef {object} LockedPackage
 * @property {string} name
 * @property {string} version
 * @property {string | null} integrity as npm writes it, such as `sha512-…`
 * @property {string | null} licence its name; null where the package names none
 * @property {readonly string[]} texts of its licence and notice files
 */

/** Files with the words that go with a copy. */
const legal = /^(licen[cs]e|notice|copying|copyright)([.-].*)?$/i;

/**
 * An entry of the lock.
 *
 * @typedef {object} Entry
 * @property {string} [name]
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [link]
 * @property {string} [resolved] of a link: the folder that it leads to
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

const inside = 'node_modules/';

/** Workspaces that only test and measure the product. */
const notOfProduct = ['bench', 'e2e'];

/**
 * The packages of others that the product's workspaces need, by name and version, with what their
 * installed copies say.
 *
 * @param {string} root
 * @returns {LockedPackage[]}
 */
export function lockedPackages(root) {
  /** @type {{ packages: Record<string, Entry> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = reached(
    packages,
    Object.keys(packages).filter(
      (path) => path !== '' && !path.includes(inside) && !notOfProduct.includes(path),
    ),
  )
    .filter((path) => path.includes(inside))
    .map((path) => {
      const { name, version = '', integrity = null, license = null } = packages[path] ?? {};
      return {
        name: name ?? path.slice(path.lastIndexOf(inside) + inside.length),
        version,
        integrity,
        licence: licenceOf(join(root, path)) ?? license,
        texts: textsOf(join(root, path)),
      };
    });
  const byName = new Map(found.map((each) => [`${each.name}@${each.version}`, each]));
  return [...byName].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

/**
 * The paths that these ones need, and they themselves.
 *
 * @param {Record<string, Entry>} packages
 * @param {readonly string[]} from
 */
function reached(packages, from) {
  const paths = new Set(from);
  for (const path of paths) {
    const {
      dependencies,
      optionalDependencies,
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = packages[path] ?? {};
    const peers = Object.keys(peerDependencies).filter(
      (name) => peerDependenciesMeta[name]?.optional !== true,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const place = placeOf(packages, path, name);
      if (place !== null) paths.add(place);
    }
  }
  return [...paths];
}

/**
 * Where Node finds a package from a folder; null where it is not installed.
 *
 * @param {Record<string, Entry>} packages
 * @param {string} from
 * @param {string} name
 */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `${inside}${name}` : `${folder}/${inside}${name}`;
    const entry = packages[path];
    if (entry !== undefined) return entry.link ? (entry.resolved ?? null) : path;
    if (folder === '') return null;
  }
}

/** @param {string} folder */
function licenceOf(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return null;
  /** @type {{ license?: string | { type?: string } }} */
  const { license } = JSON.parse(readFileSync(file, 'utf8'));
  return (typeof license === 'string' ? license : license?.type) ?? null;
}

/** @param {string} folder */
function textsOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isFile() && legal.test(each.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());
}
