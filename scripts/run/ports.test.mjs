import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePort, requireFreePort } from './ports.mjs';

for (const address of ['127.0.0.1', '::1']) {
  test(`a port that somebody has on ${address} is named with its setting`, async (t) => {
    // An ephemeral port could be taken by an outgoing connection once the server is closed.
    const port = await freePort();
    const server = createServer().listen(port, address);
    try {
      await once(server, 'listening');
    } catch {
      return t.skip(`there is no ${address} here`);
    }
    await assert.rejects(
      requireFreePort('MAIL_UI_PORT', port, '127.0.0.1'),
      new RegExp(`Port ${port} is in use .* MAIL_UI_PORT`),
    );
    server.close();
    await once(server, 'close');
    await requireFreePort('MAIL_UI_PORT', port, '127.0.0.1');
  });
}

test('a port is given to one process only, before it listens', async (t) => {
  const port = await freePort();
  const other = createSocket('udp4');
  t.after(() => other.close());
  other.bind({ port, address: '127.0.0.1', exclusive: true });
  const [error] = await once(other, 'error');
  assert.equal(error.code, 'EADDRINUSE');
});

test('an address that is not of this machine is named with HOST', async () => {
  const port = await freePort();
  await assert.rejects(requireFreePort('PORT', port, '192.0.2.1'), /check HOST and PORT/);
});
