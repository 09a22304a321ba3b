import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import Bull from 'bull';
import { queueConnection } from './queue-connection.js';

/** The first byte of a TLS handshake record (RFC 8446, 5.1), and of a Redis command (RESP). */
const handshake = 0x16;
const command = '*'.charCodeAt(0);

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

it.each([
  ['rediss', handshake],
  ['redis', command],
])('%s: the first byte to Redis is %i', async (scheme, first) => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `${scheme}://:password@127.0.0.1:${port}/1`;
  const connected = once(server, 'connection');
  const queue = new Bull('any', url, {
    redis: {
      ...queueConnection(url),
      retryStrategy: () => null,
      // Their timers outlive the connection.
      connectTimeout: 900,
      socketTimeout: 900,
    },
  });
  queue.on('error', () => {
    // The server closes the connection without an answer.
  });
  const [socket] = (await connected) as [Socket];
  open.push(() => {
    queue.client.disconnect();
    socket.destroy();
    server.close();
    return queue.close(true);
  });
  const [data] = (await once(socket, 'data')) as [Buffer];
  expect(data[0]).toBe(first);
});
