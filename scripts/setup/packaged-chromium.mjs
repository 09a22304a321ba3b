import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT } from '../run/folders.mjs';

/**
 * Unpacks the Chromium that comes inside the npm package `@sparticuz/chromium` (headless, linux-x64
 * only) with the libraries and the font it may find nowhere else.
 *
 * @param {string} cacheDir
 * @returns {string | undefined} a program that starts it; undefined without the package
 */
export function packagedChromium(cacheDir) {
  const folder = join(ROOT, 'node_modules/@sparticuz/chromium');
  if (!existsSync(folder) || `${process.platform}-${process.arch}` !== 'linux-x64')
    return undefined;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const target = join(cacheDir, `chromium-${version}`);
  const program = join(target, 'chromium');
  if (!existsSync(program)) {
    const unfinished = `${target}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    unpack(join(folder, 'bin'), unfinished, target);
    renameSync(unfinished, target);
  }
  return program;
}

/**
 * @param {string} packed
 * @param {string} folder
 * @param {string} target where the folder will be in the end
 */
function unpack(packed, folder, target) {
  const read = (/** @type {string} */ name) =>
    brotliDecompressSync(readFileSync(join(packed, name)));
  writeFileSync(join(folder, 'headless-shell'), read('chromium.br'), { mode: 0o755 });
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    spawnSync('tar', ['-x', '-C', folder], { input: read(`${name}.tar.br`) });
  }
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${target}/fonts</dir>
  <cachedir>${target}/fonts-cache</cachedir>
</fontconfig>
`,
  );
  const start = `#!/bin/sh
export LD_LIBRARY_PATH='${target}/lib' FONTCONFIG_FILE='${target}/fonts.conf'
exec '${target}/headless-shell' "$@"
`;
  writeFileSync(join(folder, 'chromium'), start);
  chmodSync(join(folder, 'chromium'), 0o755);
}
