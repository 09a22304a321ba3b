import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { apiPaths } from '@ellac/contracts';
import type { BackendProcess } from '../../support/services/own-backend.js';
import { eventually } from '../../support/eventually.js';
import type { ProcessEnd } from './evidence.js';
import { HostClock } from './host-clock.js';

/** The name of a process, how to start it, and its listeners. */
export interface Supervision {
  readonly name: string;
  /** @param settings environment variables of this process, added to the shared ones. */
  start(settings: Record<string, string>): Promise<BackendProcess>;
  /** Told of each new process, before it listens. */
  onStart?(backend: BackendProcess): void;
  onLine?(line: string): void;
  onEnd(end: ProcessEnd): void;
}

/** The memory of a process (RSS), as Linux counts it. */
export interface Memory {
  /** Another one in each of its lives. */
  readonly pid: number | undefined;
  readonly kibibytes: number;
}

/** Starting again takes its time while others do so on the same machine. */
const startSeconds = 120;

/** A process that is restarted whenever it ends, as an operator's supervisor does. */
export class SupervisedProcess {
  readonly clock = new HostClock();
  private backend: BackendProcess | null = null;
  private endedBy: 'kill' | 'stop' | null = null;
  private earlierLog = '';
  private isOver = false;
  private loop: Promise<void> = Promise.resolve();

  constructor(private readonly supervision: Supervision) {
    this.loop = this.supervise();
  }

  get name(): string {
    return this.supervision.name;
  }

  /** All that it has written, in all its lives. */
  log(): string {
    return this.earlierLog + (this.backend?.log() ?? '');
  }

  kill(): void {
    this.endedBy = 'kill';
    this.backend?.signal('SIGKILL');
  }

  /** Asks it to stop, and waits until the next one is ready. */
  async replace(): Promise<void> {
    const before = this.backend;
    this.endedBy ??= 'stop';
    before?.signal('SIGTERM');
    await eventually(
      `${this.name} is replaced`,
      async () => (this.backend !== before && (await this.readiness()) === 'ok' ? true : null),
      startSeconds,
    );
  }

  /** Stops it with a signal. Returns a function that lets it continue. */
  pause(): () => void {
    const { backend } = this;
    backend?.signal('SIGSTOP');
    return () => backend?.signal('SIGCONT');
  }

  /** Its own readiness: `ok`, `degraded`, or the reason why there is no reply. */
  async readiness(): Promise<string> {
    const { backend } = this;
    if (backend === null) return 'not started';
    const answer = await fetch(backend.url + apiPaths.ready).catch(() => null);
    if (answer === null) return 'no answer';
    return ((await answer.json()) as { status: string }).status;
  }

  /** Its memory; null where it does not run, or the system does not report it. */
  memory(): Memory | null {
    const pid = this.backend?.pid;
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const [, kibibytes] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
      return kibibytes === undefined ? null : { pid, kibibytes: Number(kibibytes) };
    } catch {
      return null;
    }
  }

  async untilReady(): Promise<void> {
    await eventually(
      `${this.name} is ready`,
      async () => ((await this.readiness()) === 'ok' ? true : null),
      startSeconds,
    );
  }

  async close(): Promise<void> {
    this.isOver = true;
    this.kill();
    await this.loop;
    this.clock.close();
  }

  private async supervise(): Promise<void> {
    while (!this.isOver) {
      const backend = await this.supervision.start(this.clock.settings);
      this.endedBy = null;
      this.backend = backend;
      this.supervision.onStart?.(backend);
      const { onLine } = this.supervision;
      if (onLine !== undefined) createInterface(backend.output).on('line', onLine);
      const code = await backend.exited;
      const log = backend.log();
      const lastLine = log.trimEnd().split('\n').at(-1) ?? '';
      this.supervision.onEnd({ process: this.name, code, by: this.enderOf(log), lastLine });
      this.earlierLog += log;
      this.backend = null;
    }
  }

  private enderOf(log: string): ProcessEnd['by'] {
    return this.endedBy ?? (log.includes('BlindWorker') ? 'watchdog' : 'itself');
  }
}
