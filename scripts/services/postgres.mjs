import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '../run/ports.mjs';
import { Problem } from '../run/problem.mjs';
import { keptSecret } from '../run/start-settings.mjs';
import { untilReady } from '../run/wait.mjs';
import { postgresPrograms } from './postgres-binaries.mjs';
import { mayUse, reachableFolder, serverAccount } from './server-account.mjs';

/**
 * @typedef {import('./local-services.mjs').Surroundings} Surroundings
 * @typedef {import('../run/child.mjs').Command} Command
 */

const USER = 'ellac';
const START_TIMEOUT_MS = 60_000;

/** A test's data need not survive a power cut. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts PostgreSQL on a free port of the loopback address, its database as it was left.
 *
 * @param {Surroundings} surroundings
 * @param {typeof postgresPrograms} [programs] where PostgreSQL's programs are
 * @returns {Promise<string>} its address
 */
export async function startPostgres(surroundings, programs = postgresPrograms) {
  const { supervisor, dataDir, cacheDir, isDurable } = surroundings;
  const { folder, account } = databaseFolder(dataDir);
  const bin = programs(account, cacheDir);
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  const server = { bin, how: { account, cwd: '/', env } };

  const passwordFile = passwordFileIn(dataDir);
  const isPasswordLost = !existsSync(passwordFile);
  const password = keptSecret(passwordFile);
  const data = join(folder, 'data');
  if (!existsSync(data)) {
    await createDatabase(surroundings, server, folder, password);
  } else if (isPasswordLost) {
    await execute(surroundings, server, data, `ALTER ROLE ${USER} PASSWORD '${password}'`);
  }

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    // The details of an error quote the row that was refused.
    'log_error_verbosity=terse',
    ...(isDurable ? [] : FORGETFUL),
  ];
  const child = supervisor.startService({
    ...server.how,
    name: 'PostgreSQL',
    command: join(bin, 'postgres'),
    args: ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    stopSignal: 'SIGINT',
    graceMs: 30_000,
  });
  const state = stateFileIn(data);
  await untilReady(
    child,
    () => {
      const { pid, isReady } = readState(state);
      return isReady && pid === child.pid;
    },
    START_TIMEOUT_MS,
  );
  return address(password, port);
}

/**
 * The PostgreSQL that another process runs on a data folder.
 *
 * @param {string} dataDir
 * @returns {string} its address
 * @throws {Problem} when it does not take connections
 */
export function runningPostgres(dataDir) {
  const passwordFile = passwordFileIn(dataDir);
  const stateFile = stateFileIn(join(dataDir, 'postgres/data'));
  const { port, isReady } = readState(stateFile);
  if (!isReady || !existsSync(passwordFile)) {
    throw new Problem('The database is just starting or stopping: try again in a moment.');
  }
  return address(keptSecret(passwordFile), port);
}

/** @param {string} dataDir */
const passwordFileIn = (dataDir) => join(dataDir, 'postgres-password');

/** @param {string} data */
const stateFileIn = (data) => join(data, 'postmaster.pid');

/**
 * @param {string} password
 * @param {number} port
 */
const address = (password, port) => `postgres://${USER}:${password}@127.0.0.1:${port}/${USER}`;

/** @typedef {{ bin: string, how: Pick<Command, 'account' | 'cwd' | 'env'> }} Server */

/**
 * Creates the database under another name and renames it when it is complete, so that a start after
 * an interruption begins again.
 *
 * @param {Surroundings} surroundings
 * @param {Server} server
 * @param {string} folder
 * @param {string} password
 */
async function createDatabase(surroundings, server, folder, password) {
  const unfinished = join(folder, 'data.new');
  rmSync(unfinished, { recursive: true, force: true });
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const { account } = server.how;
  if (account) chownSync(passwordFile, account.uid, account.gid);
  await surroundings.supervisor.run({
    ...server.how,
    name: 'PostgreSQL initdb',
    command: join(server.bin, 'initdb'),
    args: [
      `--pgdata=${unfinished}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      ...(surroundings.isDurable ? [] : ['--no-sync']),
    ],
  });
  rmSync(passwordFile);
  await execute(surroundings, server, unfinished, `CREATE DATABASE ${USER}`);
  renameSync(unfinished, join(folder, 'data'));
}

/**
 * Executes a statement while the server does not run.
 *
 * @param {Surroundings} surroundings
 * @param {Server} server
 * @param {string} data
 * @param {string} sql
 */
async function execute({ supervisor }, server, data, sql) {
  await supervisor.run({
    ...server.how,
    name: 'PostgreSQL setup',
    command: join(server.bin, 'postgres'),
    args: ['--single', '-D', data, 'postgres'],
    input: `${sql}\n`,
  });
}

/**
 * Deletes the database of a data folder.
 *
 * @param {string} dataDir
 */
export function removeDatabase(dataDir) {
  const place = join(dataDir, 'postgres');
  if (existsSync(place)) rmSync(realpathSync(place), { recursive: true });
}

/**
 * The database's folder of a data folder, which may not exist yet, and its owner.
 *
 * @param {string} dataDir
 * @throws {Problem} when there is no fitting user, or the database's folder is gone
 */
export function databaseFolder(dataDir) {
  const place = join(dataDir, 'postgres');
  const account = serverAccount(place);
  return { folder: ownFolder(place, account), account };
}

/**
 * The database's folder. It is in the data folder, or elsewhere with a link to it if the server's
 * user cannot enter the data folder.
 *
 * @param {string} place
 * @param {import('./server-account.mjs').Account | undefined} account
 * @throws {Problem} when the link leads nowhere
 */
function ownFolder(place, account) {
  if (existsSync(place)) return realpathSync(place);
  if (lstatSync(place, { throwIfNoEntry: false })) {
    throw new Problem(
      `The database was in ${readlinkSync(place)}, which is gone: put it back, or delete ${place} to begin with an empty one.`,
    );
  }
  if (account && !mayUse(account, dirname(place))) {
    symlinkSync(mkdtempSync(join(reachableFolder(), 'postgres-')), place);
  } else {
    mkdirSync(place, { mode: 0o700 });
  }
  const folder = realpathSync(place);
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/**
 * The server writes its state into its own file, as `pg_ctl` reads it: the process in the first
 * line, the port in the fourth, how it is in the eighth.
 *
 * @param {string} file
 */
function readState(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}
