import type { Area, Questionnaire, TwoMarks } from '@ellac/contracts';
import {
  answersOf,
  notKnownOf,
  untouchedRatingsIn,
  type Alias,
  type Answers,
} from '../model/answers.js';
import { moneyOf } from '../money/money-of.js';
import type { MoneyFact } from '../money/money-fact.js';
import { packOf, type TradeOfBusiness } from '../packs/pack-of.js';
import { completenessOf, score, type Scoring } from '../model/scoring.js';
import { situationsOf } from './decide.js';
import type { Situation } from './situation.js';
import { untouchedOf } from './untouched-parts.js';
import { acceptedFacts, type ExtractedItem } from '../text-facts/accepted-facts.js';
import { factsOf } from '../text-facts/facts-of.js';
import type { TextFact } from '../text-facts/text-fact.js';
import { growthPartIn } from '../text-facts/values/planned-place.js';
import { twoMarksOf } from '../model/marks-of-areas.js';
import { hasContent } from '../text-facts/reading/has-content.js';

/** The inputs of rules, band, plan and texts, computed once. */
export interface Ground {
  readonly questionnaire: Questionnaire;
  /** A plain date, from which months count. */
  readonly submittedOn: string;
  readonly answers: Answers;
  readonly notKnown: ReadonlySet<Alias>;
  readonly scoring: Scoring;
  readonly marks: Readonly<Record<Area, TwoMarks>>;
  readonly facts: readonly TextFact[];
  readonly trade: TradeOfBusiness;
  readonly money: readonly MoneyFact[];
  /** Whether the answer to how the business is to grow has content. */
  readonly hasStrategy: boolean;
  /** Whether that answer names a new place that is to open. */
  readonly namesNewPart: boolean;
  /** How many of the sixteen parts of the form still hold their initial values. */
  readonly untouched: number;
  readonly situation: Situation;
  /** The next one that holds too; absent where it would be `build`. */
  readonly secondSituation?: Situation;
}

/** The upper end of the margin in % after the pay that is assumed for the owners' work. */
function marginAfterAssumedPay(money: readonly MoneyFact[]): number | undefined {
  const restated = money.find((fact) => fact.id === 'restated');
  return restated?.values.assumedPay === undefined ? undefined : restated.values.leftMargin[1];
}

/** The net margin in % after the pay and rent that the owner gave; as answered without them. */
function netMarginOf({ nm }: Answers, money: readonly MoneyFact[]): number {
  const restated = money.find((fact) => fact.id === 'restated');
  return restated === undefined || restated.values.assumedPay !== undefined
    ? nm
    : restated.values.leftMargin[0];
}

const exits: readonly Situation['id'][] = ['exit-short', 'exit-long'];

/** Whether a second situation adds something to the first: two kinds of exit are the same wish. */
const isSeen = (second: Situation, first: Situation): boolean =>
  second.id !== 'build' && !(exits.includes(second.id) && exits.includes(first.id));

/**
 * Everything that is computed from a questionnaire before the rules.
 *
 * @param extracted what a language model says it found; only facts that the answers confirm count
 */
export function groundOf(
  questionnaire: Questionnaire,
  submittedOn: string,
  extracted: readonly ExtractedItem[] = [],
): Ground {
  const answers = answersOf(questionnaire);
  const notKnown = notKnownOf(questionnaire);
  const untouchedRatings = untouchedRatingsIn(questionnaire);
  const scoring = score(answers, notKnown, untouchedRatings);
  const marks = twoMarksOf(scoring.breakdown, untouchedRatings);
  const { circumstances, trade: toldTrade, ownerPay, premises } = questionnaire.meta ?? {};
  const read = factsOf(questionnaire, submittedOn, circumstances);
  const found = acceptedFacts(extracted, questionnaire, submittedOn, read, circumstances);
  const facts = [...read, ...found];
  const trade = packOf(questionnaire, toldTrade);
  const money = moneyOf({
    answers,
    notKnown,
    facts,
    flags: trade.flags,
    ...(ownerPay && { ownerPay }),
    ...(premises && { premises }),
  });
  const untouched = untouchedOf(answers);
  const emptyTexts = emptyTextsOf(questionnaire);
  const mostAfterPay = marginAfterAssumedPay(money);
  const [situation, second] = situationsOf({
    answers,
    notKnown,
    facts,
    // A business is not too little known because its owner rated nothing.
    completeness: completenessOf(
      scoring.breakdown,
      ({ id, given }) => given || untouchedRatings.has(id),
    ),
    untouched,
    emptyTexts: emptyTexts.size,
    leadershipByFacts: marks.leadership.facts,
    netMargin: netMarginOf(answers, money),
    ...(mostAfterPay !== undefined && { marginAfterPay: mostAfterPay }),
  });
  return {
    questionnaire,
    submittedOn,
    answers,
    notKnown,
    scoring,
    marks,
    facts,
    trade,
    money,
    hasStrategy: !emptyTexts.has('strategy'),
    namesNewPart: growthPartIn(questionnaire.growth.strategy) !== undefined,
    untouched,
    situation,
    ...(second !== undefined && isSeen(second, situation) && { secondSituation: second }),
  };
}

type LongText = 'vision' | 'challenges' | 'opportunities' | 'strategy';

/** Which of the four long texts have no content. */
function emptyTextsOf({ growth, qualitative }: Questionnaire): ReadonlySet<LongText> {
  const { vision, challenges, opportunities } = qualitative;
  const texts = { vision, challenges, opportunities, strategy: growth.strategy };
  const names: readonly LongText[] = ['vision', 'challenges', 'opportunities', 'strategy'];
  const isEmpty = (name: LongText): boolean => {
    const others = names.filter((other) => other !== name).map((other) => texts[other]);
    return !hasContent(texts[name], others);
  };
  return new Set(names.filter(isEmpty));
}
