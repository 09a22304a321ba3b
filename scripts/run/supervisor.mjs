import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Child } from './child.mjs';
import { failure, Interrupted } from './problem.mjs';

const EXIT_WITH_PARENT = new URL('./exit-with-parent.mjs', import.meta.url).href;

/** @type {['inherit', 'inherit']} */
const INHERITED = ['inherit', 'inherit'];

/**
 * Backoff in seconds before a service that ended is restarted, one for each restart in a row; then
 * the longest.
 */
const RESTART_PAUSES_S = [1, 2, 5, 10, 30];
const LONGEST_PAUSE_S = 60;
/** A service that ran this long has not failed at once: the next pause is the first again. */
const LASTED_MS = 60_000;

/** @typedef {import('./child.mjs').Command} Command */

/**
 * Starts processes and makes sure that none outlives this one. They are stopped in reverse order.
 * When this process is killed, the system (`setpriv` on Linux) or the closed channel (Node) ends
 * them.
 */
export class Supervisor {
  /** @type {Child[]} */
  #children = [];
  #logDir;
  #onChange;
  #stop = new AbortController();
  /** @type {Promise<void> | undefined} */
  #stopping;
  /** @type {(reason: Error) => void} */
  #end = () => {};

  /**
   * Rejects when the first service ends unexpectedly ({@link Problem}) or on {@link Interrupted}.
   */
  over = /** @type {Promise<never>} */ (new Promise((_, reject) => (this.#end = reject)));

  /**
   * @param {string} logDir
   * @param {(children: Child[]) => void} [onChange] called with all children whenever one was
   *   started
   */
  constructor(logDir, onChange = () => {}) {
    this.#logDir = logDir;
    this.#onChange = onChange;
    this.over.catch(() => {});
  }

  /**
   * Starts a service: a process that is to run until it is stopped.
   *
   * @param {Command} command
   */
  startService(command) {
    return this.#watched(this.#spawn(command, false));
  }

  /**
   * Starts a service written for Node; it may tell about itself by messages.
   *
   * @param {Omit<Command, 'command'> & { script: string }} command
   */
  startNodeService(command) {
    return this.#watched(this.#spawnNode(command));
  }

  /**
   * As {@link startNodeService}, but restarts the service whenever it ends after it was ready.
   *
   * @param {Omit<Command, 'command'> & { script: string }} command
   * @param {(line: string) => void} say called at each end
   */
  startLastingNodeService(command, say) {
    const first = this.#spawnNode(command);
    void this.#keepRunning(first, command, say);
    return first;
  }

  /**
   * Runs something to its end.
   *
   * @param {Command} command
   * @returns {Promise<Child>}
   * @throws {Problem} with its last lines, when it fails
   */
  async run(command) {
    const child = this.#spawn({ graceMs: 5_000, ...command }, false, true);
    const code = await child.exited;
    if (this.#stopping || child.wasInterrupted) throw new Interrupted();
    this.#children = this.#children.filter((other) => other !== child);
    if (code !== 0) throw failure(`${command.name} failed`, child.output());
    return child;
  }

  /** Requests the end of the program; idempotent. */
  interrupt() {
    this.#end(new Interrupted());
  }

  /** Stops everything, the newest first. */
  stopAll() {
    this.#stop.abort();
    this.#stopping ??= (async () => {
      for (const child of this.#children.toReversed()) await child.stop();
    })();
    return this.#stopping;
  }

  /** @param {Child} child */
  #watched(child) {
    void child.exited.then(() => this.#endWith(child));
    return child;
  }

  /** @param {Child} child one that has ended, and that the program cannot run without */
  #endWith(child) {
    if (this.#stopping) return;
    if (child.wasInterrupted) return this.interrupt();
    const what = child.isReady ? 'ended on its own' : 'did not start';
    this.#end(failure(`${child.name} ${what}`, child.lastWords()));
  }

  /**
   * @param {Child} first
   * @param {Omit<Command, 'command'> & { script: string }} command
   * @param {(line: string) => void} say
   */
  async #keepRunning(first, command, say) {
    let child = first;
    for (let restarts = 0; ; restarts += 1) {
      const begun = performance.now();
      const code = await child.exited;
      if (this.#stopping || child.wasInterrupted || !child.isReady) return this.#endWith(child);
      if (performance.now() - begun > LASTED_MS) restarts = 0;
      const seconds = RESTART_PAUSES_S[restarts] ?? LONGEST_PAUSE_S;
      const how = code === null ? 'was killed' : `ended with code ${code}`;
      say(`${child.name} ${how}; it starts again in ${seconds} s. Its log: ${child.logFile}.1`);
      await pause(seconds * 1000, undefined, { signal: this.#stop.signal }).catch(() => {});
      if (this.#stopping) return;
      this.#children = this.#children.filter((other) => other !== child);
      child = this.#spawnNode(command);
      child.isReady = true;
    }
  }

  /** @param {Omit<Command, 'command'> & { script: string }} command */
  #spawnNode({ script, args = [], ...command }) {
    // Source maps make stacks in the logs name the sources.
    const nodeArgs = ['--enable-source-maps', '--import', EXIT_WITH_PARENT, script, ...args];
    return this.#spawn({ ...command, command: process.execPath, args: nodeArgs }, true);
  }

  /**
   * @param {Command} command
   * @param {boolean} withChannel
   */
  #spawn(command, withChannel, wholeGroup = false) {
    if (this.#stopping) throw new Interrupted();
    const logFile = join(this.#logDir, `${command.name.toLowerCase().replaceAll(/\W+/g, '-')}.log`);
    if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`);
    const log = openSync(logFile, 'w', 0o600);
    const [program, args] = withChannel
      ? [command.command, command.args ?? []]
      : tiedToThisProcess(command);
    const child = spawn(program, args, {
      cwd: command.cwd,
      env: command.env ?? process.env,
      ...command.account,
      detached: true,
      stdio: [
        command.input === undefined ? 'ignore' : 'pipe',
        ...(command.live ? INHERITED : [log, log]),
        ...(withChannel ? [/** @type {const} */ ('ipc')] : []),
      ],
    });
    closeSync(log);
    child.stdin?.on('error', () => {}).end(command.input);
    const started = new Child({ ...command, logFile, wholeGroup }, child);
    this.#children.push(started);
    this.#onChange(this.#children);
    return started;
  }
}

const hasDeathSignal =
  process.platform === 'linux' &&
  spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true'], { stdio: 'ignore' }).status === 0;

/** Ends at once if the parent died before the system was told to watch it. */
const WITH_PARENT = '[ "$PPID" = "$1" ] || exit 1; shift; exec "$@"';

/**
 * @param {Command} command
 * @returns {[string, string[]]}
 */
function tiedToThisProcess({ command, args = [], stopSignal = 'SIGTERM' }) {
  if (!hasDeathSignal) return [command, args];
  const tie = ['--pdeathsig', stopSignal.replace('SIG', ''), 'sh', '-c', WITH_PARENT, 'sh'];
  return ['setpriv', [...tie, `${process.pid}`, command, ...args]];
}
