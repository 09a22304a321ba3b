import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../run/folders.mjs';

/** Build outputs, and files that no running program needs. */
const LEFT_OUT = /(^|\/)(node_modules|dist|\.nx|\.git|\.data[^/]*|\.env|docs|docker)$/;

/**
 * Copies the sources, so that a test can change them. Packages are links, except the repository's
 * own, which are the copied ones.
 *
 * @param {string} folder
 */
export function copyTree(folder) {
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(relative(ROOT, source)),
  });
  for (const place of ['.', 'backend', 'mf-questionnaire']) {
    const [from, to] = [join(ROOT, place, 'node_modules'), join(folder, place, 'node_modules')];
    if (!existsSync(from)) continue;
    mkdirSync(to);
    for (const name of readdirSync(from).filter((each) => each !== '.cache')) {
      // These are relative links already, so they lead to the copied workspaces.
      if (name === '@ellac') cpSync(join(from, name), join(to, name), LINKS);
      else symlinkSync(join(from, name), join(to, name));
    }
  }
}

const LINKS = { recursive: true, verbatimSymlinks: true };
