import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { Problem } from './problem.mjs';

/**
 * Below the ephemeral range: an outgoing connection could take one of those before the program
 * does.
 */
const quietPorts = { from: 20_000, to: 32_000 };

/**
 * No other process gets the same port from this function while this one runs, although nobody
 * listens there yet.
 *
 * @param {string} host
 * @returns {Promise<number>} a port that is free right now
 */
export async function freePort(host = '127.0.0.1') {
  for (;;) {
    const { port, fault } = await listenOnce(randomInt(quietPorts.from, quietPorts.to), host);
    if (fault === undefined && (await reserve(port))) return port;
    if (fault !== undefined && fault !== 'EADDRINUSE')
      throw new Problem(`${host} cannot be listened on (${fault}).`);
  }
}

/**
 * Reserves a port for this process by the UDP socket of the same number, which no program of ours
 * uses. It is closed when the process ends.
 *
 * @param {number} port
 * @returns {Promise<boolean>} false when another process has it
 */
function reserve(port) {
  return new Promise((resolve) => {
    const guard = createSocket('udp4').unref();
    guard.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
      resolve(code !== 'EADDRINUSE'),
    );
    guard.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
}

/**
 * @param {string} variable the setting that names the port
 * @param {number} port
 * @param {string} host
 * @throws {Problem} when somebody listens there, or this user may not
 */
export async function requireFreePort(variable, port, host) {
  // Browsers resolve "localhost" to ::1 before 127.0.0.1, and would reach another program there.
  for (const address of host === '127.0.0.1' ? [host, '::1'] : [host]) {
    const { fault } = await listenOnce(port, address);
    if (fault === 'EADDRINUSE') {
      throw new Problem(
        `Port ${port} is in use by another program: stop that one, or set ${variable} to another port.`,
      );
    }
    if (fault === 'EACCES') {
      throw new Problem(
        `This user may not listen on port ${port}: set ${variable} to a port above 1023.`,
      );
    }
    if (fault && address === host) {
      throw new Problem(
        `${host}:${port} cannot be listened on (${fault}): check HOST and ${variable}.`,
      );
    }
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<{ port: number, fault?: string }>}
 */
function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve({ port, fault: error.code }),
    );
    server.listen({ port, host, exclusive: true }, () => {
      server.close(() => resolve({ port }));
    });
  });
}
