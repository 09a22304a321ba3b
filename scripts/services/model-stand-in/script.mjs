/**
 * The behaviour of the stand-in: a name of {@link import('./behaviours.mjs').behaviours}, or that
 * name with its settings. Every behaviour takes `delayMs`, after which it begins.
 *
 * @typedef {string | ({ name: string, delayMs?: number } & Record<string, unknown>)} Behaviour
 *
 * @typedef {object} Steps
 * @property {Behaviour} [always] used where neither `next` nor `parts` applies; `good` by default
 * @property {Behaviour[]} [next] for the next requests for words, whatever their part, one after the
 *   other; the requests for facts, letter, counsel and its review go by `parts`
 *   and `always` alone
 * @property {Record<string, Behaviour | Behaviour[]>} [parts] for the requests of a part: always
 *   this one, or these one after the other and then `always`
 */

/** The parts whose behaviour is asked for by their name alone. */
const withoutNext = ['facts', 'letter', 'counsel', 'review'];

/** Chooses the behaviour for each request. */
export class Script {
  /** @type {Required<Steps>} */
  #steps = { always: 'good', next: [], parts: {} };

  /** @param {Steps} steps replaces all that was asked for before */
  follow({ always = 'good', next = [], parts = {} }) {
    this.#steps = structuredClone({ always, next, parts });
  }

  /**
   * @param {string} part
   * @returns {{ name: string, delayMs?: number } & Record<string, unknown>}
   */
  take(part) {
    const { always, next, parts } = this.#steps;
    const ofPart = parts[part];
    const nextOne = withoutNext.includes(part) ? undefined : next.shift();
    const behaviour = nextOne ?? (Array.isArray(ofPart) ? ofPart.shift() : ofPart) ?? always;
    return typeof behaviour === 'string' ? { name: behaviour } : behaviour;
  }
}

/**
 * @param {Steps} steps
 * @returns {string[]} the names in it
 */
export const namesIn = ({ always, next = [], parts = {} }) =>
  [always, ...next, ...Object.values(parts).flat()].flatMap((behaviour) =>
    behaviour === undefined ? [] : typeof behaviour === 'string' ? behaviour : behaviour.name,
  );
