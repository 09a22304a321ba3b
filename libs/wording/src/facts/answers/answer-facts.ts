import { type Alias, aliases, answerPathOf, answerValue } from '@ellac/diagnosis/parts';
import type { Business } from '@ellac/report-text';
import { answerLabel } from './answer-labels.js';
import { factId } from '../fact-ids.js';
import type { Fact } from '../fact.js';
import { givenAnswers } from './given-answers.js';
import { standingOf } from '../picture/standing.js';

/** The fact of an answer; its number is the answer's place in the model, known or not. */
export const answerFactId = (alias: Alias): string => factId('E', aliases.indexOf(alias) + 1);

/** The known answers; `E01…`. Free text is passed on as the owner's own words. */
export function answerFacts(business: Business): readonly Fact[] {
  const { answers, diagnosis } = business;
  return [...givenAnswers(business)].flatMap((alias): Fact[] => {
    const label = answerLabel(alias);
    if (alias === 'training' || label === undefined) return [];
    const points = diagnosis.breakdown.find(({ id }) => id === alias)?.points;
    return [
      {
        id: answerFactId(alias),
        label,
        value: answerValue[alias](answers),
        paths: [answerPathOf[alias]],
        ...(points === undefined ? {} : { standing: standingOf(points) }),
      },
    ];
  });
}
