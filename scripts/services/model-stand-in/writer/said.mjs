/** Fewer than what the backend takes for a repetition, which may count words in another way. */
const RUN = 6;

/** @param {string} text */
export const wordsIn = (text) =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,][\p{L}\p{N}]+)*/gu) ?? [];

/** What was said in a part, so that nothing is said in the same words again. */
export class Said {
  #runs = new Set();
  /** @type {Set<string>} */
  #facts = new Set();

  /** @param {readonly string[]} texts filled in, like all that is added or asked for */
  constructor(texts) {
    for (const text of texts) this.add(text);
  }

  /** @param {string} text */
  add(text) {
    for (const run of runsOf(text)) this.#runs.add(run);
  }

  /** @param {import('./thought.mjs').Thought} thought whose words are said now */
  tell({ states = [] }) {
    for (const id of states) this.#facts.add(id);
  }

  /**
   * The thoughts in their order, those last that state only what was told.
   *
   * @param {import('./thought.mjs').Thought[]} thoughts
   */
  newFirst(thoughts) {
    /** @param {import('./thought.mjs').Thought} thought */
    const isTold = ({ states = [] }) =>
      states.length > 0 && states.every((id) => this.#facts.has(id));
    return [...thoughts.filter((each) => !isTold(each)), ...thoughts.filter(isTold)];
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
