import {
  type Area,
  areas,
  type Questionnaire,
  type ReadinessStanding,
  type ReportContent,
  type ScoredItem,
  type Scores,
  type SideBySide,
} from '@ellac/contracts';
import { diagnose } from './diagnose.js';
import type { ExtractedItem } from './text-facts/accepted-facts.js';

/** The fields of a report that are compared. */
export interface ComparedReport {
  readonly id: string;
  /** ISO 8601. */
  readonly submittedAt: string;
  readonly content: Scores & Pick<ReportContent, 'scoreBreakdown'>;
}

/** A report that is put beside others, and what its rules read. */
export interface ReportBeside extends ComparedReport {
  readonly company: { readonly id: string; readonly name: string };
  readonly band: ReadinessStanding;
  readonly answers: Questionnaire;
  /** What a language model found in the long answers, where it counts in this report. */
  readonly extracted: readonly ExtractedItem[];
}

const scoreOf: Readonly<Record<Area, keyof Scores>> = {
  systems: 'businessScore',
  leadership: 'leadershipScore',
  market: 'contextScore',
};

/** Scores and answers as the reports tell them; the rules of today, applied to the answers of each. */
export function sideBySide(reports: readonly ReportBeside[]): SideBySide {
  return {
    reports: reports.map(({ id, submittedAt, company, content, band }) => ({
      id,
      submittedAt,
      company: { ...company },
      overallScore: content.overallScore,
      band,
    })),
    areas: areasBeside(reports),
    items: itemsBeside(reports),
    rules: rulesBeside(reports),
  };
}

/** The areas with the score of each report. */
export const areasBeside = (reports: readonly ComparedReport[]): SideBySide['areas'] =>
  areas.map((area) => ({ area, scores: reports.map(({ content }) => content[scoreOf[area]]) }));

type ItemBeside = SideBySide['items'][number];

/** Every scored item with the answer of each report, those whose points differ most first. */
export function itemsBeside(reports: readonly ComparedReport[]): ItemBeside[] {
  const items = reports.map(
    ({ content }) => new Map(content.scoreBreakdown.map((item) => [item.id, item])),
  );
  // Where two reports name an item differently, the last one's name stands.
  const named = new Map(items.flatMap((ofReport) => [...ofReport]));
  return [...named.values()]
    .map(({ id, area, label }) => ({
      id,
      area,
      label,
      answers: items.map((ofReport) => answerOf(ofReport.get(id))),
    }))
    .sort((one, other) => spreadOf(other) - spreadOf(one));
}

const answerOf = (item: ScoredItem | undefined): ItemBeside['answers'][number] =>
  item === undefined ? null : { answer: item.answer, points: item.points, given: item.given };

function spreadOf({ answers }: ItemBeside): number {
  const points = answers.flatMap((answer) => answer?.points ?? []);
  return Math.max(...points) - Math.min(...points);
}

type RuleBeside = SideBySide['rules'][number];
type HeldRule = Omit<RuleBeside, 'holds'>;

/** The rules that hold in one report or more, gaps first, then by area. */
function rulesBeside(reports: readonly ReportBeside[]): RuleBeside[] {
  const held = reports.map(
    (report) => new Map(rulesHeldIn(report).map((rule) => [`${rule.kind} ${rule.id}`, rule])),
  );
  const all = [...new Map(held.flatMap((ofReport) => [...ofReport]))];
  return all
    .map(([key, rule]) => ({ ...rule, holds: held.map((ofReport) => ofReport.has(key)) }))
    .sort(
      (one, other) =>
        one.kind.localeCompare(other.kind) ||
        areas.indexOf(one.area) - areas.indexOf(other.area) ||
        one.id.localeCompare(other.id),
    );
}

function rulesHeldIn({ answers, submittedAt, extracted }: ReportBeside): readonly HeldRule[] {
  const { gaps, strengths } = diagnose(
    answers,
    submittedAt.slice(0, 'yyyy-mm-dd'.length),
    extracted,
  );
  const of = (kind: HeldRule['kind'], rules: readonly Omit<HeldRule, 'kind'>[]): HeldRule[] =>
    rules.map(({ id, area, condition }) => ({ id, kind, area, condition }));
  return [...of('gap', gaps), ...of('strength', strengths)];
}
