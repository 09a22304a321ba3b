import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ephemeral range: an outgoing connection could take one of those before its server.
 * Above 10080, which `fetch` never asks (https://fetch.spec.whatwg.org/#port-blocking).
 */
const quietPorts = { from: 11_000, to: 20_000 };

/** A port that is free right now. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(quietPorts.from, quietPorts.to);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return port;
};
