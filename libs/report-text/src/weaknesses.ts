import type { RuleEvidence } from '@ellac/contracts';
import { type MoneyFact, type MoneyId, variantOf } from '@ellac/diagnosis/parts';
import { buyersQuestionsOf } from './buyers-questions.js';
import type { Business } from './business/business.js';
import { combinationsOf } from './combinations.js';
import { evidenceOfItems, evidenceOfRule } from './report-evidence.js';
import { pageNumbersOf } from './page-one/page-one.js';

/** A sentence of the report and why it stands there. */
export interface Grounded {
  readonly text: string;
  readonly evidence: RuleEvidence;
}

const most = 3;
/** The most characters of a sentence with its figure; in a longer one the figure is left out. */
const maxLetters = 150;

/** Whether somebody else will buy; a partner who stays is the buyer and asks no such questions. */
const isAboutExit = ({ diagnosis: { situation } }: Business): boolean =>
  situation.id === 'exit-short' ||
  (situation.id === 'exit-long' && situation.variant !== 'partner');

function questionsOf(business: Business): readonly Grounded[] {
  return buyersQuestionsOf(business).map(({ name, texts, evidence }) => ({
    text: variantOf(business, texts),
    evidence: {
      ruleId: 'VB8',
      condition: `A buyer or successor looks at “${name}”, and these answers are weak there.`,
      evidence: [...evidence],
      sources: [],
    },
  }));
}

const combined = (business: Business): readonly Grounded[] =>
  combinationsOf(business).map(({ texts, gaps }) => ({
    text: variantOf(business, texts),
    evidence: {
      ...evidenceOfRule(gaps[0]!),
      evidence: [...new Set(gaps.flatMap(({ evidence }) => evidence))],
    },
  }));

const ofMoney = ({ id, text, formula, inputs }: MoneyFact): Grounded => ({
  text,
  evidence: {
    ruleId: `MONEY:${id}`,
    condition: `Worked out as ${formula}.`,
    evidence: inputs.filter((input) => input.includes('.')),
    sources: [],
  },
});

/** Figures that describe the size of a business or of its plan, so they are no weakness. */
const neutral: ReadonlySet<MoneyId> = new Set(['profit', 'per-head', 'price-1', 'growth-extra']);

/** The cost of a gap in money, where it is neither on page one nor told before. */
function figuresOf(business: Business, told: readonly string[]): readonly Grounded[] {
  const { diagnosis } = business;
  const shown = pageNumbersOf(business).map(({ id }) => id);
  return diagnosis.money
    .filter(({ id }) => !shown.includes(id) && !neutral.has(id))
    .filter(({ id }) => diagnosis.gaps.some(({ money }) => money?.id === id))
    .filter(({ text }) => text.length <= maxLetters && !told.includes(text))
    .map(ofMoney);
}

/**
 * The joint consequence of gaps or their cost; before an exit, a buyer's or successor's questions.
 *
 * @param told the considerations, which may name such a cost
 */
export function weaknessesOf(business: Business, told: readonly string[]): readonly Grounded[] {
  const { diagnosis } = business;
  const first = isAboutExit(business) ? questionsOf(business) : combined(business);
  const found = [...first, ...figuresOf(business, told)].slice(0, most);
  if (found.length > 0) return found;
  const text = variantOf(business, [
    'No two gaps make each other worse, so each can be closed on its own.',
    'The gaps above stand apart from each other and can be closed one by one.',
  ]);
  return [{ text, evidence: evidenceOfItems('all', diagnosis.breakdown, 'No gaps combine.') }];
}
