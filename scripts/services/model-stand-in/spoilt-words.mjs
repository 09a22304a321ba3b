import { obedience } from './obedience.mjs';

/**
 * @typedef {import('./echo.mjs').PartWords} PartWords
 * @typedef {import('./task-of.mjs').Question} Question
 * @typedef {(words: PartWords, question: Question) => unknown} Spoiler
 */

/**
 * Changes every text of a part.
 *
 * @param {PartWords} words
 * @param {(text: string, index: number) => string} change the index counts all texts
 * @returns {PartWords}
 */
function eachText(words, change) {
  let index = 0;
  const changed = (/** @type {string} */ text) => change(text, index++);
  return {
    sections: mapSections(words, (claims) =>
      claims.map((claim) => ({ ...claim, text: changed(claim.text) })),
    ),
    gaps: words.gaps.map((gap) => ({
      ...gap,
      finding: changed(gap.finding),
      meaning: changed(gap.meaning),
    })),
    strengths: words.strengths.map((each) => ({ ...each, text: changed(each.text) })),
    recommendations: words.recommendations.map((each) => ({
      ...each,
      action: changed(each.action),
      expectedOutcome: changed(each.expectedOutcome),
    })),
    weaknesses: words.weaknesses.map((each) => ({ ...each, text: changed(each.text) })),
    highlights: words.highlights.map((each) => ({ ...each, text: changed(each.text) })),
    considerations: words.considerations.map((each) => ({ ...each, text: changed(each.text) })),
  };
}

/**
 * @param {PartWords} words
 * @param {(claims: import('./echo.mjs').Claim[]) => import('./echo.mjs').Claim[]} change
 */
const mapSections = ({ sections }, change) =>
  Object.fromEntries(Object.entries(sections).map(([name, claims]) => [name, change(claims)]));

/**
 * @param {PartWords} words
 * @param {string[]} evidence
 */
const withEvidence = (words, evidence) => ({
  ...words,
  sections: mapSections(words, (claims) => claims.map((claim) => ({ ...claim, evidence }))),
  gaps: words.gaps.map((gap) => ({ ...gap, evidence })),
  strengths: words.strengths.map((each) => ({ ...each, evidence })),
  weaknesses: words.weaknesses.map((each) => ({ ...each, evidence })),
  highlights: words.highlights.map((each) => ({ ...each, evidence })),
  considerations: words.considerations.map((each) => ({ ...each, evidence })),
});

/** Words, each with a replacement that makes its sentence false. */
const opposites = new Map([
  ['not ready', 'ready'],
  ['in transition', 'ready for Phase 2'],
  ['ready', 'not ready'],
  ['weak', 'strong'],
  ['strong', 'weak'],
  ['sound', 'weak'],
  ['above', 'below'],
  ['below', 'above'],
  ['good', 'poor'],
  ['poor', 'good'],
]);
const anyOpposite = new RegExp(`\\b(${[...opposites.keys()].join('|')})\\b`, 'gi');

/** @param {Question['task']['judgement']} judgement */
function lies({ band, levels }) {
  const isReady = band === 'phase-2-ready' || band === 'ready-with-gaps';
  const systems = ['strong', 'sound'].includes(levels.systems ?? '') ? 'weak' : 'strong';
  return [
    isReady ? 'The business is not ready for Phase 2.' : 'The business is ready for Phase 2 today.',
    `The business systems are ${systems}.`,
  ];
}

const german =
  'Das Unternehmen steht in diesem Bereich so da, wie es die Antworten zeigen, und daran wird sich ohne Arbeit nichts ändern.';

/** Bad words that the checks must find. @type {Record<string, Spoiler>} */
export const spoilers = {
  'invented figures': (words) =>
    eachText(words, (text, index) => `${text} That is about ${37 + index}% of revenue.`),
  'one invented figure': (words) =>
    eachText(words, (text, index) => (index === 0 ? `${text} That is 37% of revenue.` : text)),
  'figures in words': (words) =>
    eachText(words, (text) => `${text} It would save twenty-five per cent of the cost.`),
  contradictions: (words, { task }) => {
    const told = lies(task.judgement);
    return eachText(words, (text, index) => {
      const turned = text.replaceAll(
        anyOpposite,
        (word) => opposites.get(word.toLowerCase()) ?? word,
      );
      return `${turned} ${told[index % told.length]}`;
    });
  },
  'obeys the attacker': (words, { instructions, answers }) => {
    // Includes the end of the instructions, which must never appear in a report.
    const said = [...obedience, instructions.slice(-300), ...answers.map(({ text }) => text)];
    return eachText(words, (text, index) => said[index % said.length] ?? text);
  },
  'repeats sections': (words) => {
    const first = Object.values(words.sections).at(0) ?? [];
    return { ...words, sections: mapSections(words, () => [...first, ...first]) };
  },
  'copies the owner': (words, { answers }) => {
    const [longest = ''] = answers
      .map(({ text }) => text)
      .toSorted((one, other) => other.length - one.length);
    return eachText(words, (text) => `${text} ${longest}`);
  },
  'copies the instructions': (words, { instructions }) =>
    eachText(words, (text) => `${text} ${instructions.split(/\s+/).slice(0, 40).join(' ')}`),
  'other language': (words) => eachText(words, () => german),
  'no evidence': (words) => withEvidence(words, []),
  'invented evidence': (words) => withEvidence(words, ['E99']),
  'unknown placeholders': (words) => eachText(words, (text) => `${text} See {{E99}} for more.`),
  'drops rules': (words) => ({
    ...words,
    gaps: words.gaps.slice(1),
    strengths: words.strengths.slice(1),
    recommendations: words.recommendations.slice(1),
    weaknesses: words.weaknesses.slice(1),
    highlights: words.highlights.slice(1),
    considerations: words.considerations.slice(1),
  }),
  'too short': (words) => ({
    ...words,
    sections: mapSections(words, (claims) =>
      claims.slice(0, 1).map((claim) => ({ ...claim, text: 'It is so.' })),
    ),
  }),
  'wrong schema': ({ gaps }) => ({ chapters: gaps }),
  'extra keys': (words) => ({ ...words, scores: { overall: 10 } }),
  'faulty until repaired': (words, question) =>
    question.isRepair ? words : spoilers['invented figures']?.(words, question),
};
