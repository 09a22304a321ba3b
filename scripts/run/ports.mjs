import { createServer } from 'node:net';
import { Problem } from './problem.mjs';

/**
 * @param {string} host
 * @returns {Promise<number>} a port that is free right now
 */
export async function freePort(host = '127.0.0.1') {
  const { port } = await listenOnce(0, host);
  return port;
}

/**
 * @param {string} variable the setting that names the port
 * @param {number} port
 * @param {string} host
 * @throws {Problem} when somebody listens there, or this user may not
 */
export async function requireFreePort(variable, port, host) {
  // Browsers try ::1 for "localhost" before 127.0.0.1, and would meet whoever listens there.
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
      const address = server.address();
      const used = address && typeof address === 'object' ? address.port : port;
      server.close(() => resolve({ port: used }));
    });
  });
}
