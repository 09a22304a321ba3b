/** How often a line is written where it cannot be rewritten, such as into a file. */
const LINE_EVERY_MS = 15_000;

/** Back to the beginning of the line, and clear it. */
const REWRITE = '\r\u001b[K';

/**
 * The output during a long task: on a terminal one line that is rewritten every second, otherwise a
 * line from time to time.
 *
 * @param {string} label
 * @param {boolean} isTerminal
 */
export function progress(label, isTerminal) {
  let written = 0;
  return {
    begin: () => `${label} … `,
    /**
     * @param {number} elapsedMs
     * @param {string} state the progress, such as `12 of 90 packages`; may be empty
     */
    tick: (elapsedMs, state) => {
      const line = [state, `${Math.floor(elapsedMs / 1000)} s`].filter(Boolean).join(', ');
      if (isTerminal) return `${REWRITE}${label} … ${line}`;
      if (elapsedMs < (written + 1) * LINE_EVERY_MS) return '';
      written = Math.floor(elapsedMs / LINE_EVERY_MS);
      return `\n  ${line} … `;
    },
    /** @param {number} elapsedMs */
    end: (elapsedMs) => {
      const seconds = `${(elapsedMs / 1000).toFixed(1)} s\n`;
      return isTerminal ? `${REWRITE}${label} … ${seconds}` : seconds;
    },
  };
}

/**
 * Does something that takes a while, shows that it lives, and says how long it took.
 *
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @param {() => string} [state] the progress, requested every second
 * @returns {Promise<T>}
 */
export async function timed(label, work, state = () => '') {
  const { stdout } = process;
  const lines = progress(label, stdout.isTTY);
  const begun = performance.now();
  const elapsed = () => performance.now() - begun;
  stdout.write(lines.begin());
  const ticking = setInterval(() => stdout.write(lines.tick(elapsed(), state())), 1000);
  try {
    const result = await work();
    stdout.write(lines.end(elapsed()));
    return result;
  } finally {
    clearInterval(ticking);
  }
}
