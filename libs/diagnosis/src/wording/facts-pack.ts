import { areas, levelOf, type Area, type Level, type Questionnaire } from '@ellac/contracts';
import type { Diagnosis } from '../diagnosis.js';
import { businessOf, type Business } from '../report/business.js';
import { countryNames } from '../report/words/country-names.js';
import { trades } from '../report/words/trades/trades.js';
import { answerFacts } from './answer-facts.js';
import { derivedFacts } from './derived-facts.js';
import type { FactsPack, Judgement } from './facts.js';
import { givenAnswers } from './given-answers.js';
import { ownerWordsOf } from './owner-words.js';
import { ruleFacts } from './rule-facts.js';
import { scoreFacts } from './score-facts.js';

const signOf = (value: number): -1 | 0 | 1 => (value === 0 ? 0 : value > 0 ? 1 : -1);

function judgementOf(business: Business): Judgement {
  const { diagnosis, answers } = business;
  const { readiness, areaScores, redFlags } = diagnosis;
  const given = givenAnswers(business);
  return {
    band: readiness.band,
    bandLabel: readiness.label,
    levels: Object.fromEntries(areas.map((area) => [area, levelOf(areaScores[area])])) as Record<
      Area,
      Level
    >,
    redFlags: redFlags.map(({ id }) => id),
    completeness: readiness.completeness,
    growth: given.has('growth') ? signOf(answers.growth) : 0,
    profit: given.has('nm') ? signOf(answers.nm) : 0,
  };
}

/** All that may be said of a business; pure, and the same for the same answers. */
export function factsPackOf(questionnaire: Questionnaire, diagnosis: Diagnosis): FactsPack {
  const business = businessOf(questionnaire, diagnosis);
  const known = [...answerFacts(business), ...derivedFacts(business)];
  const { rules, figures } = ruleFacts(business, known);
  const { industry, country } = business.answers;
  return {
    facts: [...known, ...scoreFacts(diagnosis), ...figures],
    rules,
    ownerWords: ownerWordsOf(questionnaire),
    judgement: judgementOf(business),
    names: { owner: business.owner, company: business.company },
    kind: `${trades[industry].kind} in ${countryNames[country]}`,
  };
}
