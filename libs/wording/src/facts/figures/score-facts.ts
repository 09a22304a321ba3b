import { areas, formatScore, type Area } from '@ellac/contracts';
import { answerPathOf, type Diagnosis, scoredItems } from '@ellac/diagnosis/parts';
import { areaNames } from '@ellac/report-text';
import { factId } from '../fact-ids.js';
import type { Fact } from '../fact.js';
import { standingOf } from '../picture/standing.js';

/** The fact of the overall score. */
export const overallScoreId = factId('S', 1);

/** The fact of an area's score. */
export const areaScoreId = (area: Area): string => factId('S', areas.indexOf(area) + 2);

const pathsOf = (of: readonly Area[]): Fact['paths'] =>
  scoredItems
    .filter(({ area }) => of.includes(area))
    .flatMap(({ answers }) => answers.map((alias) => answerPathOf[alias]));

const scoreFact = (id: string, label: string, score: number, of: readonly Area[]): Fact => ({
  id,
  label,
  value: `${formatScore(score)} out of 10`,
  paths: pathsOf(of),
  standing: standingOf(score),
});

/** `S01` overall, then the areas. */
export const scoreFacts = ({ scores, areaScores }: Diagnosis): readonly Fact[] => [
  scoreFact(overallScoreId, 'Overall score', scores.overallScore, areas),
  ...areas.map((area) =>
    scoreFact(areaScoreId(area), `Score for ${areaNames[area]}`, areaScores[area], [area]),
  ),
];
