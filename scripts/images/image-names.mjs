import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../run/folders.mjs';

/** The file that names the images of others. */
export const IMAGES_FILE = join(ROOT, 'docker/images.yml');

/**
 * @typedef {object} Images
 * @property {readonly string[]} names all of them, such as `team/tool:1.2`
 * @property {Readonly<Record<string, string>>} args the arguments of the Dockerfiles among them
 */

/**
 * @param {string} text of a file like `docker/images.yml`
 * @returns {Images}
 */
export function imagesIn(text) {
  /** @type {{ image?: string, build?: { args?: Record<string, string> } }[]} */
  const services = Object.values(parse(text).services);
  /** @type {Record<string, string>} */
  const args = Object.assign({}, ...services.map(({ build }) => build?.args ?? {}));
  const named = services.flatMap(({ image }) => image ?? []);
  return { names: [...new Set([...named, ...Object.values(args)])], args };
}

/** The images that this product names. */
export const ownImages = () => imagesIn(readFileSync(IMAGES_FILE, 'utf8'));

/**
 * The parts of an image's name.
 *
 * @typedef {object} ImageName
 * @property {string} registry the address of its API
 * @property {string} repository
 * @property {string} tag
 * @property {string} tagged the name without a digest
 */

/**
 * @param {string} name such as `tool:17` or `registry.example/team/tool:1.2@sha256:…`
 * @returns {ImageName}
 */
export function partsOf(name) {
  const [tagged = ''] = name.split('@');
  const [first = '', ...rest] = tagged.split('/');
  const hasHost = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost');
  const path = hasHost ? rest.join('/') : tagged;
  const [repository = '', tag = 'latest'] = path.split(':');
  return {
    registry: hasHost ? `${schemeFor(first)}://${first}` : 'https://registry-1.docker.io',
    // Docker Hub keeps the images without an owner under this one.
    repository: hasHost || repository.includes('/') ? repository : `library/${repository}`,
    tag,
    tagged,
  };
}

/** As Docker does: a registry on this machine needs no certificate. @param {string} host */
const schemeFor = (host) => (/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) ? 'http' : 'https');
