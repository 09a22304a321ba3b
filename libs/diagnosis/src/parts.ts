/* What the texts of a report and their wording by a model are made from; no app or server enters here. */
export { daysInWords, percentInWords } from './model/answer-words.js';
export {
  type Alias,
  aliases,
  answerPathOf,
  type Answers,
  answersOf,
  notKnownOf,
} from './model/answers.js';
export { inputsOf } from './conditions/facts/fact-inputs-of.js';
export { goodNetMargin, predictability, revenueQuality } from './model/derived.js';
export { diagnose } from './diagnose.js';
export type { Diagnosis, FiredGap, FiredStrength, RedFlag } from './diagnosis.js';
export { looksLikeInstruction } from './prompt-injection/looks-like-instruction.js';
export { amountOf } from './money/amount-of.js';
export { roundAmount, roundPercent, roundToTenth } from './money/rounding.js';
export type { MoneyFact, MoneyFactOf, MoneyId } from './money/money-fact.js';
export { numbersOf } from './money/money-of.js';
export { ofProfit, yearsOfProfit } from './money/profit-share.js';
export { restsOnReading } from './rests-on-reading.js';
export { fires } from './rules/fires.js';
export { factGaps, gaps, strengths } from './rules/model.js';
export type { StepWords } from './rules/rule.js';
export type { StepRuleId, StrengthRuleId } from './rules/rule-ids.js';
export { addDays, addMonths, daysBetween, weeksBetween } from './schedule/calendar.js';
export { deadlinesOf } from './schedule/deadlines.js';
export { type OwnerHours, scheduleOf } from './schedule/schedule.js';
export { isRating } from './model/ratings.js';
export { scoredItems } from './model/scored-items.js';
export { adviceFor } from './rules/situation-advice.js';
export type { Situation } from './situation/situation.js';
export { filledPartsOf, partsToAnswer } from './situation/untouched-parts.js';
export { type SourceKey, sources } from './model/sources.js';
export { acceptedFacts, type ExtractedItem } from './text-facts/accepted-facts.js';
export { ownTextsOf } from './text-facts/own-words.js';
export { quoteAt, quotesOf } from './text-facts/quotes.js';
export { folded, sentencesOf } from './text-facts/reading/sentences.js';
export type { TextFact, TextPath } from './text-facts/text-fact.js';
export { capital, lowered } from './text/capital.js';
export { counted, countedToNine } from './text/counted.js';
export { joined } from './text/joined.js';
export { monthInWords } from './text/months.js';
export { plainText } from './text/plain-text.js';
export { variantOf } from './text/variant.js';
export { isUnderrated } from './model/marks-of-areas.js';
export { answerValue, type FigureName, type Figures } from './voice/answer-values.js';
export { countryNames } from './voice/country-names.js';
export { ownPlanOf } from './voice/own-plan.js';
export { type Person, personNamed, you } from './voice/person.js';
export { type NamedTime, timeOf } from './voice/times.js';
export type { Voice } from './voice/voice.js';
