/** Fewer than what the backend takes for a repetition, which may count words in another way. */
const RUN = 6;

/** @param {string} text */
export const wordsIn = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];

/** What was said in a part, so that nothing is said in the same words again. */
export class Said {
  #runs = new Set();

  /** @param {readonly string[]} texts filled in, like all that is added or asked for */
  constructor(texts) {
    for (const text of texts) this.add(text);
  }

  /** @param {string} text */
  add(text) {
    for (const run of runsOf(text)) this.#runs.add(run);
  }

  /** @param {string} text */
  repeats(text) {
    return runsOf(text).some((run) => this.#runs.has(run));
  }
}

/**
 * @param {string} text
 * @returns {string[]} a text shorter than a run is one itself
 */
function runsOf(text) {
  const words = wordsIn(text);
  const count = Math.max(1, words.length - RUN + 1);
  return Array.from({ length: count }, (_, at) => words.slice(at, at + RUN).join(' '));
}
