import { daysInWords, percentInWords } from './answer-words.js';
import type { Alias, Answers } from './answers.js';
import type { Condition } from './conditions/condition.js';
import { inputsOf } from './conditions/inputs-of.js';
import type { RedFlag } from './diagnosis.js';
import { fires } from './rules/fires.js';

interface RedFlagRule {
  readonly id: RedFlag['id'];
  readonly when: Condition;
  readonly text: (answers: Answers) => string;
}

const redFlagRules: readonly RedFlagRule[] = [
  {
    id: 'absence',
    when: { below: ['absd', 7] },
    text: (a) =>
      `The business copes for less than a week without the owner (${daysInWords(a.absd)}).`,
  },
  {
    id: 'owner-sales',
    when: { atLeast: ['ownerS', 75] },
    text: (a) => `The owner makes ${percentInWords(a.ownerS)} of sales.`,
  },
  {
    id: 'largest-clients',
    when: { atLeast: ['top', 50] },
    text: (a) => `The three largest clients bring ${percentInWords(a.top)} of revenue.`,
  },
  {
    id: 'loss',
    when: { all: [{ above: ['rev', 0] }, { below: ['nm', 0] }] },
    text: (a) => `The business makes a loss: the net margin is ${percentInWords(a.nm)}.`,
  },
  {
    id: 'no-statements',
    when: { is: ['fs', false] },
    text: () => 'Financial statements of the last two years are not available.',
  },
];

/** The answers that decide about red flags. */
export const redFlagInputs: readonly Alias[] = redFlagRules.flatMap(({ when }) => inputsOf(when));

/** The red flags that hold; none whose answers are marked as not known. Limits are judgement. */
export const redFlagsOf = (answers: Answers, notKnown: ReadonlySet<Alias>): readonly RedFlag[] =>
  redFlagRules
    .filter(({ when }) => fires(when, inputsOf(when), answers, notKnown))
    .map((rule) => ({ id: rule.id, text: rule.text(answers) }));
