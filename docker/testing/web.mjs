import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../scripts/run/folders.mjs';
import { freePort } from '../../scripts/run/ports.mjs';
import { ask } from './ask.mjs';
import { nginxProgram } from './nginx-program.mjs';
import { until } from './until.mjs';

/**
 * Starts what the image `web` starts, with the image's own script and configuration.
 *
 * @param {import('./docker-product.mjs').Product} product
 * @param {Record<string, string>} settings as in the compose file
 */
export async function startWeb(product, settings) {
  const port = await freePort();
  const folder = join(product.dir, `web-${port}`);
  mkdirSync(folder);
  const log = join(folder, 'log');
  const output = openSync(log, 'a');
  const env = {
    ...(await nginxProgram(product)),
    PORT: `${port}`,
    WEB_DIR: join(ROOT, 'dist/web'),
    RUN_DIR: join(folder, 'run'),
    ...settings,
  };
  const child = spawn('sh', [join(ROOT, 'docker/web/start.sh')], {
    env,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const exited = once(child, 'exit').then(([code]) => code);
  const said = () => readFileSync(log, 'utf8');
  /** @returns {Promise<number | null>} the exit code */
  const end = () => {
    child.kill('SIGQUIT');
    return exited;
  };
  const answers = async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${said()}`);
    return ask(port, '/importmap.json').then(
      ({ status }) => status === 200,
      () => false,
    );
  };
  try {
    await until('nginx answers', answers);
  } catch (error) {
    await end();
    throw error;
  }
  return { port, said, end };
}
