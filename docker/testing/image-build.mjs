import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ROOT } from '../../scripts/run/folders.mjs';
import { asCheckout } from '../../scripts/testing/checkout.mjs';
import { stagesOf } from './dockerfile.mjs';
import { dockerIgnore } from './ignored.mjs';

/**
 * Runs the steps of a Dockerfile without an engine: each stage is a folder that stands for its
 * root. Build packages are the ones that are installed on this machine, and packages from Debian
 * are left out.
 *
 * @param {string} name of a file in `docker/`
 * @param {string} folder an empty one
 * @returns {Record<string, string>} the folders of the stages, by their names
 * @throws {Error} when a source of a COPY is missing, or a step fails
 */
export function build(name, folder) {
  const context = join(folder, 'context');
  makeContext(context);
  /** @type {Record<string, string>} */
  const roots = {};
  for (const { name: stage, base, instructions } of stagesOf(name)) {
    const root = join(folder, stage);
    mkdirSync(join(root, 'tmp'), { recursive: true });
    const below = roots[base];
    if (below) cpSync(below, root, { recursive: true, verbatimSymlinks: true });
    for (const { name: word, value } of instructions) {
      if (word === 'COPY') copy(value, root, { context, roots });
      if (word === 'RUN') run(value, root);
    }
    roots[stage] = root;
  }
  return roots;
}

/** The build context: the files of the repository that are not ignored. */
function makeContext(/** @type {string} */ context) {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
  const isIgnored = dockerIgnore();
  for (const path of listed.split('\0').filter((each) => each !== '' && !isIgnored(each))) {
    const target = join(context, path);
    mkdirSync(dirname(target), { recursive: true });
    if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), target);
  }
}

/**
 * @param {string} value
 * @param {string} root
 * @param {{ context: string, roots: Record<string, string> }} places
 */
function copy(value, root, { context, roots }) {
  const words = value.split(/\s+/);
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  const source = from === undefined ? context : roots[from];
  if (source === undefined) throw new Error(`There is no stage ${from}.`);
  const to = words.pop() ?? '';
  for (const word of words) {
    const file = join(source, word);
    if (!existsSync(file)) throw new Error(`COPY ${value}: there is no ${word}.`);
    const target = join(root, resolve('/app', to));
    const isInto = to.endsWith('/') && statSync(file).isFile();
    cpSync(file, isInto ? join(target, basename(word)) : target, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

/**
 * @param {string} value
 * @param {string} root
 */
function run(value, root) {
  if (/^(apt-get|install) /.test(value)) return;
  const app = join(root, 'app');
  if (/^npm ci (?!.*--omit=dev)/.test(value)) {
    linkPackages(app);
    return;
  }
  const here = value.replaceAll(/(?<=\s)\/(?=\w)/g, `${root}/`);
  execFileSync('sh', ['-c', here], {
    cwd: app,
    env: { ...process.env, ...asCheckout(app) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Links the installed packages, with the workspaces' links pointing to this build. */
function linkPackages(/** @type {string} */ app) {
  const own = '@ellac';
  const installed = join(ROOT, 'node_modules');
  mkdirSync(join(app, 'node_modules', own), { recursive: true });
  for (const name of readdirSync(installed).filter((each) => each !== own)) {
    symlinkSync(join(installed, name), join(app, 'node_modules', name));
  }
  for (const name of readdirSync(join(installed, own))) {
    const link = readlinkSync(join(installed, own, name));
    symlinkSync(link, join(app, 'node_modules', own, name));
    const nested = resolve(join(installed, own), link, 'node_modules');
    const place = resolve(join(app, 'node_modules', own), link);
    if (existsSync(nested) && existsSync(place)) symlinkSync(nested, join(place, 'node_modules'));
  }
}
