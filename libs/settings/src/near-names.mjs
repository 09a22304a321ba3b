import { SETTING_NAMES } from './settings.mjs';

/** The length from which a name with two typos is still distinct from other names. */
const LONG_NAME = 6;

/**
 * The settings that an unknown name may stand for: with one or two typos (a letter added, missing,
 * wrong, or two swapped), with different case or underscores, or with a word left out, such as
 * OPENAI_KEY.
 *
 * @param {string} name a name that is no setting
 * @returns {string[]} the nearest ones, mostly one; empty when none is near
 */
export function nearNames(name) {
  const plain = plainOf(name);
  const same = SETTING_NAMES.filter((setting) => plainOf(setting) === plain);
  if (same.length > 0) return same;
  const distances = SETTING_NAMES.map((setting) => ({
    setting,
    distance: distance(name.toUpperCase(), setting),
    most: setting.length < LONG_NAME ? 1 : 2,
  })).filter(({ distance: slips, most }) => slips <= most);
  if (distances.length === 0) {
    return SETTING_NAMES.filter((setting) => lacksWords(name.toUpperCase(), setting));
  }
  const least = Math.min(...distances.map(({ distance: slips }) => slips));
  return distances.filter(({ distance: slips }) => slips === least).map(({ setting }) => setting);
}

/** @param {string} name */
const plainOf = (name) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/**
 * Whether a name is a setting's with one word left out. One word alone says too little: MAIL, for
 * one, is a variable of many systems.
 *
 * @param {string} name
 * @param {string} setting
 */
function lacksWords(name, setting) {
  const words = setting.split('_');
  return (
    words.length > 2 &&
    words.some((_, left) => words.filter((_, place) => place !== left).join('_') === name)
  );
}

/**
 * The edit distance of two words: letters added, left out or changed, or two neighbours swapped
 * (optimal string alignment).
 *
 * @param {string} a
 * @param {string} b
 */
function distance(a, b) {
  /** @type {number[][]} */
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (/** @type {number} */ i, /** @type {number} */ j) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const changedPlaces = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i]?.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + change,
          ...(changedPlaces ? [at(i - 2, j - 2) + 1] : []),
        ),
      );
    }
  }
  return at(a.length, b.length);
}
