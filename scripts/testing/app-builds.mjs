import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'node:test';

/** @param {string} text */
export const integrityOf = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The exports by which single-spa runs an app. */
export const lifecycles = 'export const bootstrap = 1, mount = 2, unmount = 3;';

/**
 * A new folder for each test, with built apps and a web folder to publish them to.
 */
export function useBuilds() {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'deploy-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  /**
   * Builds an app; by default it consists of one file.
   *
   * @param {string} name
   * @param {Record<string, string>} files the first one is the module it provides
   * @param {Partial<import('../deploy/builds.mjs').Manifest>} [about]
   * @returns {string} the app's folder
   */
  function build(name, files, about = {}) {
    const [app = '', element] = name.split('/');
    const dist = join(folder, app, 'dist', element === undefined ? '' : 'embed');
    rmSync(dist, { recursive: true, force: true });
    mkdirSync(dist, { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(dist, file), text);
    const manifest = {
      name,
      role: element === undefined ? 'app' : 'element',
      contract: 1,
      shared: { react: '19.3.1' },
      imports: { [`@ellac/${name}`]: Object.keys(files)[0] },
      files: Object.fromEntries(
        Object.entries(files).map(([file, text]) => [file, integrityOf(text)]),
      ),
      ...about,
    };
    writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest));
    return join(folder, app);
  }

  return {
    build,
    /** @param {string} name @param {string} text what tells its versions apart */
    app: (name, text) => build(name, { 'main.js': `${lifecycles} // ${text}` }),
    /** @param {Partial<import('../deploy/builds.mjs').Manifest>} [about] */
    root: (about) =>
      build(
        'root-config',
        { 'main.js': '1;', 'react.js': 'export const useState = 1; export default 2;' },
        {
          role: 'root',
          imports: { '@ellac/root-config': 'main.js', react: 'react.js' },
          ...about,
        },
      ),
    web: () => join(folder, 'web'),
    /** @returns {import('../deploy/generations.mjs').ImportMap} what is served */
    map: () => JSON.parse(readFileSync(join(folder, 'web/importmap.json'), 'utf8')),
    /** @param {string} url */
    served: (url) => readFileSync(join(folder, 'web', url), 'utf8'),
  };
}
