import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Interrupted } from './problem.mjs';
import { describe, isRunning } from './process-table.mjs';
import { Supervisor } from './supervisor.mjs';

/** @type {string} */
let logs;
beforeEach(() => (logs = mkdtempSync(join(tmpdir(), 'supervisor-'))));
afterEach(() => rmSync(logs, { recursive: true }));

const sh = (/** @type {string} */ name, /** @type {string} */ script) => ({
  name,
  command: 'sh',
  args: ['-c', script],
});

test('services are stopped in reverse order, once, and nothing starts after that', async () => {
  const supervisor = new Supervisor(logs);
  /** @type {string[]} */
  const order = [];
  for (const name of ['first', 'second', 'third']) {
    const child = supervisor.startService(sh(name, 'sleep 60'));
    void child.exited.then(() => order.push(name));
  }
  await Promise.all([supervisor.stopAll(), supervisor.stopAll()]);
  assert.deepEqual(order, ['third', 'second', 'first']);
  assert.throws(() => supervisor.startService(sh('late', 'true')), Interrupted);
});

test(
  'a service that ignores the stop is killed, with the children it has',
  { timeout: 180_000 },
  async () => {
    const supervisor = new Supervisor(logs);
    const stubborn = { ...sh('stubborn', "trap '' TERM; sleep 60 & echo $!; wait"), graceMs: 50 };
    const child = supervisor.startService(stubborn);
    while (child.output() === '') await pause(10);
    const grandchild = Number(child.output());
    await supervisor.stopAll();
    assert.equal(child.process.signalCode, 'SIGKILL');
    while (describe(grandchild)) await pause(10);
  },
);

test('a service that ends on its own ends it all, with its last words', async () => {
  const supervisor = new Supervisor(logs);
  const child = supervisor.startService(sh('backend', 'seq 3; read line; exit 3'));
  child.isReady = true;
  await assert.rejects(supervisor.over, { message: 'backend ended on its own.\n1\n2\n3' });
});

test('a lasting service starts again with growing pauses, and says so', async () => {
  const script = join(logs, 'backend.mjs');
  writeFileSync(script, 'process.on("message", () => {}); setInterval(() => {}, 1000);');
  /** @type {string[]} */
  const said = [];
  /** @type {import('./child.mjs').Child[]} */
  const started = [];
  const supervisor = new Supervisor(logs, (children) => started.push(...children.slice(-1)));
  const first = supervisor.startLastingNodeService({ name: 'backend', script }, (line) =>
    said.push(line),
  );
  first.isReady = true;
  process.kill(first.pid, 'SIGKILL');
  while (started.length < 2) await pause(10);
  process.kill(Number(started[1]?.pid), 'SIGTERM');
  while (said.length < 2) await pause(10);
  assert.match(
    `${said[0]}`,
    /^backend was killed; it starts again in 1 s\. Its log: \S+backend\.log\.1$/,
  );
  assert.match(`${said[1]}`, /starts again in 2 s/);
  await supervisor.stopAll();
});

test('a service whose thread begins and ends goes on', async () => {
  const script = join(logs, 'backend.mjs');
  writeFileSync(join(logs, 'thread.mjs'), '');
  writeFileSync(
    script,
    `import { once } from 'node:events';
     import { Worker } from 'node:worker_threads';
     process.on('SIGTERM', () => console.log('stopped'));
     const thread = new Worker(new URL('./thread.mjs', import.meta.url));
     await once(thread, 'exit');
     setTimeout(() => console.log('goes on'), 50);
     setInterval(() => {}, 1000);`,
  );
  const supervisor = new Supervisor(logs);
  const child = supervisor.startNodeService({ name: 'backend', script, graceMs: 50 });
  while (!child.output().includes('goes on')) await pause(10);
  const said = child.output();
  await supervisor.stopAll();
  assert.equal(said, 'goes on');
});

test('a lasting service that never ran ends it all', async () => {
  const supervisor = new Supervisor(logs);
  supervisor.startLastingNodeService({ name: 'backend', script: join(logs, 'none.mjs') }, () => {});
  await assert.rejects(supervisor.over, /backend did not start/);
});

test('Ctrl-C that meets a child before it has a group of its own is no fault of that child', async () => {
  const supervisor = new Supervisor(logs);
  supervisor.startService(sh('redis', 'kill -INT $$'));
  await assert.rejects(supervisor.over, Interrupted);
  await assert.rejects(supervisor.run(sh('build', 'kill -INT $$')), Interrupted);
});

test('a service that never ran is said to have not started, with its last lines only', async () => {
  const supervisor = new Supervisor(logs);
  const { logFile } = supervisor.startService(sh('backend', 'seq 30; exit 3'));
  const last = Array.from({ length: 10 }, (_, i) => 21 + i).join('\n');
  await assert.rejects(supervisor.over, {
    message: `backend did not start.\n${last}\n(These are its last lines; all are in ${logFile}.)`,
  });
});

test('a command that fails or does not exist is a problem that names it', async () => {
  const supervisor = new Supervisor(logs);
  await supervisor.run(sh('fine', 'exit 0'));
  await assert.rejects(supervisor.run(sh('build', 'echo broken; exit 1')), /^Error: build failed/);
  await assert.rejects(
    supervisor.run({ name: 'none', command: join(logs, 'none') }),
    /none failed/,
  );
});

test(
  'a supervisor that is killed leaves no process behind',
  { skip: process.platform !== 'linux', timeout: 180_000 },
  async () => {
    const service = join(logs, 'service.mjs');
    writeFileSync(service, 'setInterval(() => {}, 1000);');
    const program = join(logs, 'program.mjs');
    writeFileSync(
      program,
      `import { Supervisor } from '${new URL('./supervisor.mjs', import.meta.url)}';
     const supervisor = new Supervisor('${logs}');
     const children = [
       supervisor.startService({ name: 'other', command: 'sleep', args: ['60'] }),
       supervisor.startNodeService({ name: 'node', script: '${service}' }),
     ];
     process.send(children.map(({ pid, born }) => ({ pid, born })));`,
    );
    const killed = fork(program);
    /** @type {[import('./process-table.mjs').ProcessId[]]} */
    const [children] = /** @type {any} */ (await once(killed, 'message'));
    assert.ok(children.every(isRunning));
    killed.kill('SIGKILL');
    while (children.some(isRunning)) await pause(10);
  },
);
