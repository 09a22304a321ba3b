import { fileProblem, Interrupted, Problem } from './problem.mjs';
import { onStopRequest } from './stop-requests.mjs';

/** The exit code of a program that Ctrl-C ended. */
export const INTERRUPTED = 130;

/**
 * Runs a program until its work is done, a service ends unexpectedly, or a stop is requested. Then
 * stops all child processes, cleans up and exits.
 *
 * @param {object} program
 * @param {import('./supervisor.mjs').Supervisor} program.supervisor
 * @param {() => Promise<number>} program.work returns the exit code
 * @param {() => void} program.cleanUp
 * @param {number} program.codeWhenStopped the exit code after a requested stop
 */
export async function runSupervised({ supervisor, work, cleanUp, codeWhenStopped }) {
  onStopRequest(() => supervisor.interrupt());
  let code = 1;
  try {
    code = await Promise.race([work(), supervisor.over]);
  } catch (error) {
    if (error instanceof Interrupted) code = codeWhenStopped;
    report(error);
  }
  await supervisor.stopAll();
  cleanUp();
  process.exit(code);
}

/**
 * Prints an error; for a {@link Problem}, only its message.
 *
 * @param {unknown} error
 */
export function report(error) {
  if (error instanceof Interrupted) {
    console.log('\nStopping everything …');
    return;
  }
  const problem = error instanceof Problem ? error : fileProblem(error);
  console.error(`\n${problem?.message ?? /** @type {Error} */ (error).stack}`);
}
