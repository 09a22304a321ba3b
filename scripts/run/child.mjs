import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, signal } from './process-table.mjs';

/** How many lines of a child's log are shown when it fails. */
const LAST_LINES = 10;

/**
 * @typedef {object} Command
 * @property {string} name as people read it; also names the log file
 * @property {string} command
 * @property {string[]} [args]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {{ uid: number, gid: number }} [account] whom it runs as; this user by default
 * @property {string} [input] what it reads on its standard input
 * @property {NodeJS.Signals} [stopSignal] SIGTERM by default
 * @property {number} [graceMs] how long it may take to stop, 10 s by default
 * @property {boolean} [live] whether it writes to this terminal instead of into its log
 */

/** A started process with its own process group. Its output goes into a separate file. */
export class Child {
  ended = false;
  /** Whether it has replied as a running service. */
  isReady = false;

  /**
   * @param {Command & { logFile: string, wholeGroup: boolean }} command
   * @param {import('node:child_process').ChildProcess} process
   */
  constructor({ name, logFile, wholeGroup, stopSignal = 'SIGTERM', graceMs = 10_000 }, process) {
    this.name = name;
    this.logFile = logFile;
    this.wholeGroup = wholeGroup;
    this.stopSignal = stopSignal;
    this.graceMs = graceMs;
    this.process = process;
    this.pid = process.pid ?? 0;
    this.born = describe(this.pid)?.born ?? '';
    /** @type {Promise<number | null>} the exit code; null when a signal ended it or it never ran */
    this.exited = new Promise((resolve) => {
      process.once('exit', resolve);
      process.once('error', () => resolve(null));
    });
    void this.exited.then(() => (this.ended = true));
  }

  /** Ctrl-C also reaches a child that was just forked and is still in our process group. */
  get wasInterrupted() {
    return this.process.signalCode === 'SIGINT';
  }

  output() {
    return readFileSync(this.logFile, 'utf8').trim();
  }

  /** The last lines of a service that ended unexpectedly. */
  lastWords() {
    const lines = this.output().split('\n');
    const isCut = lines.length > LAST_LINES;
    return [
      ...lines.slice(-LAST_LINES),
      ...(isCut ? [`(These are its last lines; all are in ${this.logFile}.)`] : []),
    ].join('\n');
  }

  async stop() {
    if (this.pid === 0) return;
    if (!this.ended) {
      signal(this.wholeGroup ? -this.pid : this.pid, this.stopSignal);
      const cancel = new AbortController();
      await Promise.race([
        this.exited,
        pause(this.graceMs, undefined, { signal: cancel.signal }).catch(() => {}),
      ]);
      cancel.abort();
    }
    signal(-this.pid, 'SIGKILL');
    await this.exited;
  }
}
