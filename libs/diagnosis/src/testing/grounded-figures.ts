import {
  areas,
  formatPlainDate,
  formatScore,
  type Questionnaire,
  type ReportContent,
} from '@ellac/contracts';
import { diagnose } from '../diagnose.js';
import { itemsOf, missingPoints } from '../report/levels.js';
import { findOutWords, keepWords } from '../report/words/item-words.js';
import { trades } from '../report/words/trades/trades.js';
import { model } from '../rules/model.js';
import { factsPackOf } from '../wording/facts-pack.js';
import { sentencesOf } from './report-prose.js';

const figure = /[$£€]\s?\d[\d.,]*\d|[$£€]\s?\d|\bR\s\d[\d.,]*\d|\d[\d.,]*\d\s€|\d[\d.,]*\d%?|\d%/g;

/** Shares, amounts of money, and numbers of two and more digits, without a sign. */
const figuresIn = (text: string): string[] => text.match(figure) ?? [];

/** All that the rules say, with the aims, limits and ranges that they name. */
const ofRules = figuresIn(
  JSON.stringify([model, findOutWords, keepWords, trades, '25% 50% 51% 75% 76% 90%']),
);

/**
 * The figures in a report's own sentences that neither the answers, what is worked out from them,
 * the scores, the dates of the plan nor a rule has. Single digits are too common to tell anything.
 */
export function inventedFigures(
  questionnaire: Questionnaire,
  content: ReportContent,
  submittedOn: string,
): string[] {
  const diagnosis = diagnose(questionnaire);
  const { readiness, breakdown } = diagnosis;
  const dates = [
    submittedOn,
    ...content.actionPlan.criticalPath.keyMilestones.map(({ targetDate }) => targetDate),
  ];
  const grounded = new Set([
    ...ofRules,
    ...factsPackOf(questionnaire, diagnosis).facts.flatMap(({ value }) => figuresIn(value)),
    ...breakdown.map(({ weight }) => `${weight}%`),
    // What an answer could add to the score of its area.
    ...breakdown.map((item) => formatScore(missingPoints(item))),
    ...[readiness.completeness, 100 - readiness.completeness].map((share) => `${share}%`),
    ...areas.map((area) => `${itemsOf(diagnosis, area).length}`),
    // A score is said as `5.4 out of 10`.
    '10',
    ...dates.flatMap((date) => figuresIn(formatPlainDate(date))),
  ]);
  return sentencesOf(content)
    .flatMap(figuresIn)
    .filter((found) => !grounded.has(found));
}
