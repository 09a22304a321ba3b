import {
  areas,
  formatPlainDate,
  formatScore,
  type Questionnaire,
  type ReportContent,
} from '@ellac/contracts';
import { diagnose, type Diagnosis, factGaps, gaps, strengths } from '@ellac/diagnosis/parts';
import { businessOf } from '../business/business.js';
import { situationFiguresOf } from '../page-one/figures-of.js';
import { planOf } from '../plan/plan.js';
import { itemsOf, missingPoints } from '../business/area-levels.js';
import { sentencesOf } from '@ellac/diagnosis/testing';

const figure = /[$£€]\d[\d.,]*\d|[$£€]\d|\bR\d[\d.,]*\d|\d[\d.,]*\d%?|\d%/g;

/** Shares, amounts of money, and numbers of two and more digits, without a sign. */
export const figuresIn = (text: string): string[] => text.match(figure) ?? [];

/** All texts that any rule has for this business, with the aims and limits in them. */
const saidByRules = ({ voice }: Diagnosis): string =>
  JSON.stringify(
    [...gaps.map(({ rule }) => rule), ...factGaps, ...strengths.map(({ rule }) => rule)].map(
      ({ words }) => words(voice),
    ),
  );

/** Every figure that a report on these answers may print. */
export function groundedFiguresOf(
  questionnaire: Questionnaire,
  submittedOn: string,
  dates: readonly string[],
): ReadonlySet<string> {
  const diagnosis = diagnose(questionnaire, submittedOn);
  const { readiness, breakdown, voice, money, facts, redFlags, contradictions } = diagnosis;
  const business = businessOf(questionnaire, diagnosis, submittedOn);
  return new Set([
    ...figuresIn(saidByRules(diagnosis)),
    ...figuresIn(JSON.stringify(situationFiguresOf(business))),
    ...figuresIn(
      JSON.stringify([voice.figures, money, facts, redFlags, contradictions, readiness]),
    ),
    ...breakdown.map(({ weight }) => `${weight}%`),
    // What an answer could add to the score of its area.
    ...breakdown.map((item) => formatScore(missingPoints(item))),
    ...[readiness.completeness, 100 - readiness.completeness].map((share) => `${share}%`),
    ...areas.map((area) => `${itemsOf(diagnosis, area).length}`),
    formatScore(diagnosis.scores.overallScore),
    ...areas.map((area) => formatScore(diagnosis.areaScores[area])),
    ...areas.flatMap((area) => Object.values(diagnosis.marks[area]).map(formatScore)),
    // A score is said as `5.4 of 10`, a margin as `of 100 in sales`, and the form has 16 parts.
    ...['10', '16', '100', `${diagnosis.untouched}`],
    `${planOf(business).hoursPerWeek}`,
    ...dates.flatMap((date) => figuresIn(formatPlainDate(date, business.answers.country))),
  ]);
}

/**
 * The figures in a report's own sentences that come neither from the answers, the values derived
 * from them, the scores, the dates of the plan nor a rule. Single digits are ignored as too common.
 */
export function inventedFigures(
  questionnaire: Questionnaire,
  content: ReportContent,
  submittedOn: string,
): string[] {
  const { criticalPath, implementationPhases, later = [] } = content.actionPlan;
  const actions = implementationPhases.flatMap((phase) => phase.actions);
  const dates = [
    submittedOn,
    ...criticalPath.keyMilestones.map(({ targetDate }) => targetDate),
    ...actions.flatMap(({ from, to }) => [from, to].filter((date) => date !== undefined)),
    ...(content.page?.steps.map(({ by }) => by) ?? []),
    ...later.map(({ from }) => from),
  ];
  const grounded = groundedFiguresOf(questionnaire, submittedOn, dates);
  return sentencesOf(content)
    .flatMap(figuresIn)
    .filter((found) => !grounded.has(found));
}
