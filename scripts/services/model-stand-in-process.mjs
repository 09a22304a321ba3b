// The stand-in's own process: `node model-stand-in-process.mjs [steps as JSON]`, its key in
// STAND_IN_KEY. It tells its address by a message.
import { modelStandIn } from './model-stand-in/stand-in-server.mjs';

const { STAND_IN_KEY: key } = process.env;
if (!key) throw new Error('STAND_IN_KEY is not set.');

const server = modelStandIn({ key, steps: JSON.parse(process.argv[2] ?? '{}') });
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.({ url: `http://127.0.0.1:${port}` });
});

process.once('SIGTERM', () => process.exit(0));
