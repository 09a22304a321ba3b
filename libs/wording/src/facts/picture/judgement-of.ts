import { areas, type Area, type Level } from '@ellac/contracts';
import { goodNetMargin } from '@ellac/diagnosis/parts';
import { levelOfArea, type Business } from '@ellac/report-text';
import type { Judgement, Wish } from '../fact.js';
import { givenAnswers } from '../answers/given-answers.js';

const signOf = (value: number): -1 | 0 | 1 => (value === 0 ? 0 : value > 0 ? 1 : -1);

function isMarginLow({ diagnosis, answers }: Business): boolean {
  const restated = diagnosis.money.find((fact) => fact.id === 'restated');
  return restated !== undefined && restated.values.leftMargin[0] < goodNetMargin(answers);
}

function wishesOf({ diagnosis: { facts } }: Business): readonly Wish[] {
  const has = (kind: 'wish-exit' | 'wish-small') => facts.some((fact) => fact.kind === kind);
  return [
    ...(has('wish-exit') ? (['exit'] as const) : []),
    ...(has('wish-small') ? (['small'] as const) : []),
  ];
}

/** The decisions of the rules on this business. */
export function judgementOf(business: Business): Judgement {
  const { diagnosis, answers } = business;
  const { readiness, redFlags, situation } = diagnosis;
  const given = givenAnswers(business);
  return {
    band: readiness.band,
    bandLabel: readiness.label,
    situation: situation.id,
    isJudged: situation.id !== 'too-little',
    levels: Object.fromEntries(areas.map((area) => [area, levelOfArea(area, business)])) as Record<
      Area,
      Level
    >,
    redFlags: redFlags.map(({ id }) => id),
    completeness: readiness.completeness,
    growth: given.has('growth') ? signOf(answers.growth) : 0,
    profit: given.has('nm') ? signOf(answers.nm) : 0,
    isMarginLow: isMarginLow(business),
    wishes: wishesOf(business),
  };
}
