// Compares a password with its hash, as often as it is told, at the cost that the product has
// configured. Runs in a process of its own.
import { hash, verify } from '@node-rs/argon2';

const password = 'for the measures only';
const kept = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

process.on('message', async (count) => {
  for (let each = 0; each < Number(count); each += 1) await verify(kept, password);
  process.send?.('done');
});
// Nothing else keeps a process alive that waits.
process.channel?.ref();
process.send?.('ready');
