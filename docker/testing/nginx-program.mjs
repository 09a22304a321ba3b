import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from '../../scripts/run/problem.mjs';
import { onPath } from '../../scripts/run/process-table.mjs';
import {
  hasDebianPackages,
  librariesIn,
  unpackedPackages,
} from '../../scripts/services/debian-packages.mjs';

const MODULES = '/usr/lib/nginx/modules';
const BROTLI = 'ngx_http_brotli_static_module.so';

/**
 * nginx as the image has it: Debian's with its Brotli module, from this system or unpacked into the
 * cache folder.
 *
 * @param {import('../../scripts/services/debian-packages.mjs').Surroundings} surroundings
 * @returns {Promise<{ PATH: string, MODULES_DIR: string, LD_LIBRARY_PATH?: string }>} settings for
 *   the script that starts it
 * @throws {Problem} when there is none
 */
export async function nginxProgram(surroundings) {
  const path = process.env.PATH ?? '';
  const installed = onPath('nginx');
  if (installed && existsSync(join(MODULES, BROTLI))) {
    return { PATH: `${dirname(installed)}:${path}`, MODULES_DIR: MODULES };
  }
  if (!hasDebianPackages()) {
    throw new Problem(
      'There is no nginx with its Brotli module here: install nginx and libnginx-mod-http-brotli-static.',
    );
  }
  const folder = await unpackedPackages(surroundings, {
    name: 'nginx',
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    // Excludes packages that only the system service needs, and the virtual package names of the
    // module interface.
    without: /^(nginx-|iproute2$)/,
  });
  return {
    PATH: `${join(folder, 'usr/sbin')}:${path}`,
    MODULES_DIR: join(folder, MODULES),
    LD_LIBRARY_PATH: librariesIn(folder),
  };
}
