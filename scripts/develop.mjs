import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv, execPath } from 'node:process';
import { parseArgs } from 'node:util';
import { ROOT } from './run/folders.mjs';
import { notInstalled, Problem } from './run/problem.mjs';

const USAGE = `Usage: npm run develop -- <app> --against <address> [--port 8500] [--built]

Shows a deployed environment on this machine, with this app as it is built here after every change.
Nobody else sees it. With --built it is taken as it is.`;

try {
  await develop();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function develop() {
  const { app, against, port, built } = readArguments();
  const dir = resolve(ROOT, app);
  const { developServer } = await import('./develop/server.mjs').catch(notInstalled);
  const server = developServer({ dir, against }).listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error) => {
    throw new Problem(`Port ${port} cannot be used (${error.code}): choose another with --port.`);
  });
  const { port: given } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`${app} of this machine in ${against.origin}: http://localhost:${given}`);
  if (built) return;
  const webpack = join(ROOT, 'node_modules/.bin/webpack');
  const config = join(dir, 'webpack.config.mjs');
  spawn(execPath, [webpack, '--watch', '--config', config], { cwd: dir, stdio: 'inherit' });
}

function readArguments() {
  const { values, positionals } = parsed();
  const [app] = positionals;
  const { against, port, built } = values;
  const isAddress = /^https?:\/\//.test(against ?? '') && URL.canParse(against ?? '');
  if (app === undefined || positionals.length > 1 || !isAddress || !(Number(port) <= 65_535)) {
    throw new Problem(USAGE);
  }
  const config = join(ROOT, app, 'webpack.config.mjs');
  if (!built && !existsSync(config)) throw new Problem(`There is no app ${app}.\n${USAGE}`);
  return { app, against: new URL(against ?? ''), port: Number(port), built };
}

function parsed() {
  try {
    return parseArgs({
      args: argv.slice(2),
      allowPositionals: true,
      options: {
        against: { type: 'string' },
        port: { type: 'string', default: '8500' },
        built: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Problem(`${/** @type {Error} */ (error).message}\n${USAGE}`);
  }
}
