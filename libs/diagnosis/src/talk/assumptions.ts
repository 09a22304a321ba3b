import type { TalkQuestion } from '@ellac/contracts';
import { percentInWords } from '../model/answer-words.js';
import type { Alias, Answers } from '../model/answers.js';
import type { MoneyFact } from '../money/money-fact.js';
import { countedToNine } from '../text/counted.js';

/** The assumptions behind the figures of a report. */
interface AssumptionGround {
  readonly answers: Answers;
  readonly notKnown: ReadonlySet<Alias>;
  readonly money: readonly MoneyFact[];
}

function assumedPay({ answers: { partners }, money }: AssumptionGround): TalkQuestion[] {
  const restated = money.find(({ id }) => id === 'restated');
  if (restated?.id !== 'restated' || restated.values.assumedPay === undefined) return [];
  const whose = partners >= 2 ? 'the partners’' : 'the owner’s';
  return [
    {
      id: 'A-01',
      kind: 'assumption',
      finding: `The pay for ${whose} own work is not known. The report reckons with ${restated.formula}.`,
      question:
        partners >= 2
          ? 'What does each of you take out of the business in a year, and what would a hired manager cost?'
          : 'What do you take out of the business in a year, and what would a hired manager cost?',
    },
  ];
}

/**
 * The form is filled in by one owner. With several partners it is unclear whose sales the answer
 * means.
 */
function shareOfSales({ answers, notKnown }: AssumptionGround): TalkQuestion[] {
  const { partners, ownerS } = answers;
  if (partners < 2 || ownerS === 0 || notKnown.has('ownerS')) return [];
  return [
    {
      id: 'A-02',
      kind: 'assumption',
      finding: `The owner’s share of sales is ${percentInWords(ownerS)}. The report takes it as that of the ${countedToNine(partners)} partners together.`,
      question: 'Which of you makes which part of the sales?',
    },
  ];
}

/** The assumptions of the report that an owner can confirm, as questions. */
export const assumptionsIn = (ground: AssumptionGround): readonly TalkQuestion[] => [
  ...assumedPay(ground),
  ...shareOfSales(ground),
];
