import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv } from 'node:process';
import { parseArgs } from 'node:util';
import { ROOT } from './run/folders.mjs';
import { notInstalled, Problem } from './run/problem.mjs';

const USAGE = `Usage: npm run dev                           runs the product from its sources
       npm run dev -- <app> --against <address> [--port 8500] [--built]
                                             shows an app of this machine in a deployed environment

What is saved is built, and open pages show it. In a deployed environment nobody else sees it; with
--built the app is taken as it is. Without an app, npm run dev takes what npm start takes.`;

try {
  const [first] = argv.slice(2);
  if (first === '--help') console.log(USAGE);
  else if (first === undefined || first === '--demo-model') await runProduct();
  else await showInEnvironment();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** The same start as that of `npm start`, with the same settings and the same data. */
async function runProduct() {
  argv.push('--from-sources');
  await import('./start.mjs');
}

async function showInEnvironment() {
  const { app, against, port, built } = readArguments();
  const { environmentServer } = await import('./dev/environment-server.mjs').catch(notInstalled);
  const folder = built ? resolve(ROOT, app, 'dist') : developmentFolder(app);
  const server = environmentServer({ folder, against }).listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error) => {
    throw new Problem(`Port ${port} cannot be used (${error.code}): choose another with --port.`);
  });
  const { port: given } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`${app} of this machine in ${against.origin}: http://localhost:${given}`);
  if (!built) await build(app, folder);
}

/** @param {string} app @param {string} folder */
async function build(app, folder) {
  const { developmentConfigs, watchBundles } = await import('./dev/watch-bundles.mjs');
  const [page = {}] = await developmentConfigs(app);
  // A separate cache, because `npm run dev` may be building at the same time.
  watchBundles([{ ...page, output: { ...page.output, path: folder }, cache: true }], {
    onStart: () => {},
    onEnd: (name, seconds, faults) =>
      console.log(faults || `${name} built in ${seconds.toFixed(1)} s: reload the page`),
  });
}

/** Where an app is built for a deployed environment. @param {string} app */
function developmentFolder(app) {
  return join(ROOT, 'dist/dev/against', app);
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
