// For `node --import`: writes the files of all modules that the process loaded into LIST_MODULES when
// it exits. Those that `require` loads are in its cache; the others pass through a loader hook.
import { writeFileSync } from 'node:fs';
import { createRequire, register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';

const { port1, port2 } = new MessageChannel();
/** @type {Set<string>} */
const files = new Set();
port1.on('message', (url) => {
  if (String(url).startsWith('file:')) files.add(fileURLToPath(url));
});
port1.unref();
register('./list-modules-hook.mjs', import.meta.url, {
  data: { port: port2 },
  transferList: [port2],
});
const { cache } = createRequire(import.meta.url);

process.on('exit', () => {
  const list = process.env['LIST_MODULES'];
  if (list) writeFileSync(list, [...new Set([...files, ...Object.keys(cache)])].join('\n'));
});
