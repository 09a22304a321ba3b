/** Older entries are forgotten. */
const MOST_ENTRIES = 1_000;

/**
 * A request for a completion, and its outcome.
 *
 * @typedef {object} Entry
 * @property {number} at when it came, in milliseconds since 1970
 * @property {string} part of the report; '' where none was named
 * @property {string} behaviour
 * @property {boolean} isRepair
 * @property {unknown} body as it was sent
 * @property {'open' | 'answered' | 'broken' | 'aborted'} end `broken` by the stand-in, `aborted` by
 *   the client
 * @property {number} [endedAt]
 */

/** Records the requests. */
export class Journal {
  /** @type {Entry[]} */
  entries = [];

  /**
   * @param {Omit<Entry, 'at' | 'end'>} entry
   * @param {import('node:http').ServerResponse} response
   * @returns {Entry}
   */
  note(entry, response) {
    /** @type {Entry} */
    const noted = { at: Date.now(), ...entry, end: 'open' };
    this.entries = [...this.entries, noted].slice(-MOST_ENTRIES);
    response.once('close', () => {
      if (noted.end === 'open') noted.end = response.writableFinished ? 'answered' : 'aborted';
      noted.endedAt = Date.now();
    });
    return noted;
  }
}
