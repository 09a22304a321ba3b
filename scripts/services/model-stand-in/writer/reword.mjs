import { coin } from './choice.mjs';

/** Words that say the same. */
const synonyms = /** @type {const} */ ([
  ['so that', 'so'],
  ['each month', 'every month'],
  ['each quarter', 'every quarter'],
  ['each year', 'every year'],
  ['Write down', 'Put in writing'],
  ['write down', 'put in writing'],
  ['Choose', 'Pick'],
  ['choose', 'pick'],
  ['Agree', 'Settle on'],
  ['Draw', 'Sketch'],
  ['Collect', 'Gather'],
  ['collect', 'gather'],
  ['Look at', 'Go through'],
  ['look at', 'go through'],
  ['the people who', 'those who'],
  ['People who', 'Those who'],
  ['somebody', 'someone'],
  ['anybody', 'anyone'],
  ['nobody', 'no one'],
  ['company', 'business'],
  ['only', 'just'],
  ['begin', 'start'],
  ['Begin', 'Start'],
  ['as long as', 'while'],
  ['As long as', 'While'],
  ['where nobody', 'where no one'],
  ['because', 'since'],
  ['every time', 'each time'],
  ['shows', 'makes clear'],
  ['is away', 'is absent'],
  ['often', 'frequently'],
  ['such as', 'like'],
  ['for example', 'for instance'],
  ['goes on', 'carries on'],
  ['in charge of', 'responsible for'],
  ['quickly', 'fast'],
  ['a good while', 'quite some time'],
  ['difficult', 'hard'],
]);

/**
 * The same text with some of its words put in another way; what stands in `{{…}}` stays.
 *
 * @param {string} text
 * @param {string} seed
 */
export function reworded(text, seed) {
  return synonyms.reduce(
    (words, [one, other]) =>
      coin(seed + one)
        ? words.replaceAll(new RegExp(`\\b${one}\\b(?![^{]*}})`, 'g'), other)
        : words,
    text,
  );
}

/**
 * The text as it goes on behind a comma or a colon.
 *
 * @param {string} text
 */
export function lowered(text) {
  const [first = ''] = text.split(' ');
  // `Phase`, `CRM`, `I` and placeholders are written so wherever they stand.
  const isName = /^(Phase|I)$/.test(first) || !/^[A-Z][a-z’'-]*[,:;.]?$|^A$/.test(first);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {string} text */
export const withoutStop = (text) => text.replace(/[.!?]+$/, '');

/** @param {string} text */
export const sentencesOf = (text) =>
  text.match(/[^.!?]+[.!?]+(?=\s|$)/g)?.map((s) => s.trim()) ?? [text];
