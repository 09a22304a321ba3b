import { describe, isRunning } from './process-table.mjs';

const NPM_CHECK_MS = 1_000;

/**
 * Calls `stop` when this process must stop: after a signal, or when the npm that started it was
 * killed and can no longer forward one.
 *
 * @param {() => void} stop
 */
export function onStopRequest(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // Writing to a closed terminal must not end this process before it has stopped its children.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  const npm = ownNpm();
  if (npm) setInterval(() => !isRunning(npm) && stop(), NPM_CHECK_MS).unref();
}

/**
 * The npm of `npm start`, which is this process's parent, or the parent of the shell between them.
 *
 * @returns {import('./process-table.mjs').ProcessId | undefined}
 */
function ownNpm() {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = describe(process.ppid);
  const pid = parent && /^(ba|da|z)?sh$/.test(parent.name) ? parent.parent : process.ppid;
  const npm = describe(pid);
  return npm && { pid, born: npm.born };
}
