// Servers for one fault test, which it may kill and start again. Messages:
// { id, start: 'redis' | 'postgres' } -> { id, url };
// { id, end: 'redis' | 'postgres', signal } -> { id }, when the server has ended;
// { id, signal, to: 'redis' | 'postgres' } -> { id };
// { id, redis: [command, ...arguments] } -> { id }, when the server has executed it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Redis } from 'ioredis';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder, privateFolder } from '../../../../scripts/run/folders.mjs';
import { Supervisor } from '../../../../scripts/run/supervisor.mjs';
import { removeDatabase, startPostgres } from '../../../../scripts/services/postgres.mjs';
import { startRedis } from '../../../../scripts/services/redis.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'ellac-faults-'));
chmodSync(dataDir, 0o711);
let children = [];
const supervisor = new Supervisor(privateFolder(dataDir, 'logs'), (all) => (children = all));
const surroundings = { supervisor, dataDir, cacheDir: cacheFolder(dataDir), isDurable: true };
const starters = { redis: startRedis, postgres: startPostgres };
const names = { redis: 'Redis', postgres: 'PostgreSQL' };

const urls = {};

/** The server of this service that runs. */
const running = (service) =>
  children.findLast(({ name, ended }) => name === names[service] && !ended);

const answers = {
  start: async ({ start }) => {
    urls[start] = await starters[start](surroundings);
    return { url: urls[start] };
  },
  redis: async ({ redis }) => {
    const client = new Redis(urls.redis);
    await client.call(...redis);
    client.disconnect();
    return {};
  },
  to: async ({ to, signal }) => {
    process.kill(running(to).pid, signal);
    return {};
  },
  end: async ({ end, signal }) => {
    const child = running(end);
    process.kill(child.pid, signal);
    await child.exited;
    return {};
  },
};

process.on('message', async (message) => {
  const kind = Object.keys(answers).find((name) => name in message);
  const answer = await answers[kind](message);
  process.send({ id: message.id, ...answer });
});
process.on('disconnect', async () => {
  await supervisor.stopAll();
  removeDatabase(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
