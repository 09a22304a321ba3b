import { spoilers } from './spoilt-words.mjs';

/**
 * @typedef {import('./echo-counsel.mjs').Counsel} Counsel
 * @typedef {import('./task-of.mjs').Question} Question
 * @typedef {(counsel: Counsel, question: Question) => unknown} Spoiler
 */

const firstAction = (
  /** @type {Counsel['steps'][number]} */ { actions: [text = ''], evidence },
) => ({
  text,
  evidence,
});

/**
 * The texts of a counsel in the form of a part's paragraph, so that every spoiler of parts applies.
 *
 * @param {Counsel} counsel
 */
const asPart = ({ heart, steps, turns, open }) => ({
  sections: {
    counsel: [heart, ...steps.map(firstAction), ...turns, ...open].map((claim) => ({
      ...claim,
      rules: [],
    })),
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
  const { steps, turns } = counsel;
  const claim = (/** @type {number} */ index) => {
    const { text, evidence } = claims[index] ?? claims[0];
    return { text, evidence };
  };
  return {
    ...counsel,
    heart: claim(0),
    steps: steps.map((step, index) => {
      const { text, evidence } = claim(1 + index);
      return { ...step, actions: step.actions.with(0, text), evidence };
    }),
    turns: turns.map((_, index) => claim(1 + steps.length + index)),
    open: counsel.open.map((_, index) => claim(1 + steps.length + turns.length + index)),
  };
}

/** @type {Record<string, Spoiler>} faults that only a counsel can have */
const own = {
  'invents what was written': (counsel, { answers: [answer] }) => ({
    ...counsel,
    written: [
      {
        id: 'W1',
        path: answer?.path ?? '',
        sentence: 'We lose ninety customers a year.',
        value: 90,
        unit: 'count',
      },
    ],
    heart: { ...counsel.heart, text: `${counsel.heart.text} You lose {{W1}} customers.` },
  }),
  'misreads what was written': (counsel, { answers: [answer] }) => ({
    ...counsel,
    written: [
      {
        id: 'W1',
        path: answer?.path ?? '',
        sentence: answer?.text ?? '',
        value: 987,
        unit: 'count',
      },
    ],
    heart: { ...counsel.heart, text: `${counsel.heart.text} You lose {{W1}} customers.` },
  }),
  'tells proposals as facts': (counsel) => ({
    ...counsel,
    proposed: [{ id: 'N1', value: 42, unit: 'percent' }],
    heart: { ...counsel.heart, text: `${counsel.heart.text} Of all customers, {{N1}} leave.` },
  }),
  'adds up what does not go together': (counsel) => ({
    ...counsel,
    proposed: [{ id: 'N1', value: 42, unit: 'percent' }],
    sums: [{ id: 'Z1', label: 'What is lost', left: 'E31', operation: 'plus', right: 'N1' }],
    heart: { ...counsel.heart, text: `${counsel.heart.text} That leaves {{Z1}}.` },
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
