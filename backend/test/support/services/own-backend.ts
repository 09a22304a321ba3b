import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { apiPaths } from '@ellac/contracts';
import { eventually } from '../eventually.js';
import { freePort } from './free-port.js';

/** The built backend as a process of its own, which a test may stop in every way. */
export interface BackendProcess {
  readonly url: string;
  /** Undefined where it could not be started. */
  readonly pid: number | undefined;
  /** All that it has written so far. */
  log(): string;
  /** What it writes to; a test may leave it unread, or close it. */
  readonly output: Readable;
  signal(signal: NodeJS.Signals): void;
  /** Its exit code, once it has ended; null where a signal ended it. */
  readonly exited: Promise<number | null>;
  /** Ends it with a signal, SIGTERM unless told. @returns its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

const main = join(import.meta.dirname, '../../../dist/main.js');

const running = new Set<ChildProcess>();

/** Several at once on a small, busy machine take their time. */
const startSeconds = 180;

/** Starts the backend; waits until it is ready unless `untilReady` says otherwise. */
export async function startBackend(
  settings: Record<string, string>,
  untilReady = true,
): Promise<BackendProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: String(port), PUBLIC_URL: url, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (log += text.toString()));
  const exited = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  if (untilReady) {
    let last = 'nothing yet';
    const isReady = async () => {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`the backend ended (${child.exitCode ?? child.signalCode}):\n${log}`);
      try {
        const answer = await fetch(url + apiPaths.ready);
        last = `${answer.status} ${await answer.text()}`;
        return answer.ok ? true : null;
      } catch (error) {
        last = String(error instanceof Error ? (error.cause ?? error) : error);
        return null;
      }
    };
    await eventually('the backend is ready', isReady, startSeconds).catch((error: unknown) => {
      throw new Error(`${url} answered ${last}, and wrote:\n${log}`, { cause: error });
    });
  }
  return {
    url,
    pid: child.pid,
    log: () => log,
    output: child.stdout,
    signal: (signal) => void child.kill(signal),
    exited,
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
  };
}

/** Ends what a failed test left running. */
export function endAllBackends(): void {
  for (const child of running) child.kill('SIGKILL');
}
