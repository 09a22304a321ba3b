import { daysInWords, percentInWords } from './answer-words.js';
import type { Alias, Answers } from './answers.js';
import type { RedFlag } from './diagnosis.js';
import { holds } from './rules/holds.js';

interface RedFlagRule {
  readonly id: RedFlag['id'];
  readonly inputs: readonly Alias[];
  readonly when: (answers: Answers) => boolean;
  readonly text: (answers: Answers) => string;
}

const redFlagRules: readonly RedFlagRule[] = [
  {
    id: 'absence',
    inputs: ['absd'],
    when: (a) => a.absd < 7,
    text: (a) =>
      `The business copes for less than a week without the owner (${daysInWords(a.absd)}).`,
  },
  {
    id: 'owner-sales',
    inputs: ['ownerS'],
    when: (a) => a.ownerS >= 75,
    text: (a) => `The owner makes ${percentInWords(a.ownerS)} of sales.`,
  },
  {
    id: 'largest-clients',
    inputs: ['top'],
    when: (a) => a.top >= 50,
    text: (a) => `The three largest clients bring ${percentInWords(a.top)} of revenue.`,
  },
  {
    id: 'loss',
    inputs: ['rev', 'nm'],
    when: (a) => a.rev > 0 && a.nm < 0,
    text: (a) => `The business makes a loss: the net margin is ${percentInWords(a.nm)}.`,
  },
  {
    id: 'no-statements',
    inputs: ['fs'],
    when: (a) => !a.fs,
    text: () => 'Financial statements of the last two years are not available.',
  },
];

/** The answers that decide about red flags. */
export const redFlagInputs: readonly Alias[] = redFlagRules.flatMap((rule) => rule.inputs);

/** The red flags that hold; none whose answers are marked as not known. Limits are judgement. */
export const redFlagsOf = (answers: Answers, notKnown: ReadonlySet<Alias>): readonly RedFlag[] =>
  redFlagRules
    .filter((rule) => holds(rule, answers, notKnown))
    .map((rule) => ({ id: rule.id, text: rule.text(answers) }));
