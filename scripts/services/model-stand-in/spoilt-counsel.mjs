import { spoilers } from './spoilt-words.mjs';

/**
 * @typedef {import('./echo-counsel.mjs').Counsel} Counsel
 * @typedef {import('./task-of.mjs').Question} Question
 * @typedef {(counsel: Counsel, question: Question) => unknown} Spoiler
 */

/** @typedef {import('./echo-counsel.mjs').Paragraph} Paragraph */

/** @param {Counsel} counsel */
const paragraphsOf = ({ letter }) => letter.flatMap(({ paragraphs }) => paragraphs);

/**
 * The texts of a letter and the verdict in the form of a part's paragraph, so that every spoiler of
 * parts applies.
 *
 * @param {Counsel} counsel
 */
const asPart = (counsel) => ({
  sections: {
    counsel: [
      counsel.lead,
      ...paragraphsOf(counsel).flatMap(({ text, points, evidence }) =>
        [text, ...points].map((told) => ({ text: told, evidence })),
      ),
    ].map((claim) => ({ ...claim, rules: [] })),
  },
  gaps: [],
  recommendations: [],
  strengths: [],
  weaknesses: [],
  highlights: [],
  considerations: [],
});

/**
 * @param {Counsel} counsel
 * @param {any} part
 */
function withTexts(counsel, part) {
  const claims = part.sections?.counsel;
  // A part that a spoiler made invalid is returned unchanged, as an invalid counsel.
  if (claims === undefined || Object.keys(part).length > 7) return part;
  let next = 0;
  const claim = () => {
    const { text, evidence } = claims[next++] ?? claims[0];
    return { text, evidence };
  };
  const lead = claim();
  const paragraph = (/** @type {Paragraph} */ told) => ({
    ...told,
    ...claim(),
    points: told.points.map(() => claim().text),
  });
  return {
    ...counsel,
    lead,
    letter: counsel.letter.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map(paragraph),
    })),
  };
}

/**
 * The counsel with one more sentence in its verdict and in the opening of its letter.
 *
 * @param {Counsel} counsel
 * @param {string} text
 */
function withSentence({ lead, letter, ...others }, text) {
  const [section, ...sections] = letter;
  const { paragraphs: [opening, ...paragraphs] = [], ...titled } = section ?? { title: '' };
  const more = (/** @type {import('./echo-counsel.mjs').Claim} */ claim) => ({
    ...claim,
    text: `${claim.text} ${text}`,
  });
  return {
    ...others,
    lead: more(lead),
    letter: [
      {
        ...titled,
        paragraphs: [...(opening ? [{ ...opening, ...more(opening) }] : []), ...paragraphs],
      },
      ...sections,
    ],
  };
}

/** @type {Record<string, Spoiler>} faults that only a counsel can have */
const own = {
  'invents what was written': (counsel, { answers: [answer] }) => ({
    ...withSentence(counsel, 'You lose {{W1}} customers.'),
    written: [
      {
        id: 'W1',
        path: answer?.path ?? '',
        sentence: 'We lose ninety customers a year.',
        value: 90,
        unit: 'count',
      },
    ],
  }),
  'misreads what was written': (counsel, { answers: [answer] }) => ({
    ...withSentence(counsel, 'You lose {{W1}} customers.'),
    written: [
      {
        id: 'W1',
        path: answer?.path ?? '',
        sentence: answer?.text ?? '',
        value: 987,
        unit: 'count',
      },
    ],
  }),
  'tells proposals as facts': (counsel) => ({
    ...withSentence(counsel, 'Of all customers, {{N1}} leave.'),
    proposed: [{ id: 'N1', value: 42, unit: 'percent' }],
  }),
  'adds up what does not go together': (counsel) => ({
    ...withSentence(counsel, 'That leaves {{Z1}}.'),
    proposed: [{ id: 'N1', value: 42, unit: 'percent' }],
    sums: [{ id: 'Z1', label: 'What is lost', left: 'E31', operation: 'plus', right: 'N1' }],
  }),
  'plans for days gone by': (counsel) => ({
    ...counsel,
    days: [{ id: 'Y1', date: '2020-02-30' }],
    steps: counsel.steps.map((step) => ({ ...step, stepId: 'own', by: 'Y1' })),
  }),
};

/** Bad counsels that the checks must find. @type {Record<string, Spoiler>} */
export const counselSpoilers = {
  ...Object.fromEntries(
    Object.entries(spoilers).map(([name, spoil]) => [
      name,
      /** @type {Spoiler} */ (
        (counsel, question) => withTexts(counsel, spoil(asPart(counsel), question))
      ),
    ]),
  ),
  ...own,
};
