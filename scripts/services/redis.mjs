import { connect } from 'node:net';
import { privateFolder } from '../run/folders.mjs';
import { freePort } from '../run/ports.mjs';
import { untilReady } from '../run/wait.mjs';
import { redisProgram } from './redis-program.mjs';

const START_TIMEOUT_MS = 30_000;

/**
 * Starts Redis on a free port of the loopback address. It logs every change, so that waiting jobs
 * survive a restart, and it never evicts a key when its memory is full.
 *
 * @param {import('./local-services.mjs').Surroundings} surroundings
 * @returns {Promise<string>} its address
 */
export async function startRedis(surroundings) {
  const program = await redisProgram(surroundings);
  const port = await freePort();
  const child = surroundings.supervisor.startService({
    ...program,
    name: 'Redis',
    args: [
      ...['--bind', '127.0.0.1', '--port', `${port}`],
      ...['--dir', privateFolder(surroundings.dataDir, 'redis')],
      ...['--appendonly', 'yes', '--appendfsync', surroundings.isDurable ? 'everysec' : 'no'],
      ...['--save', '', '--maxmemory-policy', 'noeviction'],
    ],
  });
  await untilReady(child, () => repliesToPing(port), START_TIMEOUT_MS);
  return `redis://127.0.0.1:${port}`;
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} false also while it still reads its log
 */
function repliesToPing(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('data', (data) => {
      resolve(data.toString().startsWith('+PONG'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}
