import { exampleQuestionnaire } from '@ellac/contracts';
import { someDay } from '@ellac/diagnosis/testing';
import { expect, it } from '@jest/globals';
import { businessOf } from '../business/business.js';
import { reportOn } from '../testing/any-report.js';
import { notNowOf } from './not-now.js';
import { planOf } from './plan.js';

it.each([
  [1, 'the first step', 'One finished step is'],
  [2, 'the first two steps', 'Two finished steps are'],
  [3, 'the first three steps', 'Three finished steps are'],
])('of a plan that begins with %i says so', (count, steps, finished) => {
  const { diagnosis } = reportOn(exampleQuestionnaire);
  const business = businessOf(
    exampleQuestionnaire,
    { ...diagnosis, situation: { id: 'build', because: [] } },
    someDay,
  );
  const plan = planOf(business);
  expect(notNowOf(business, { ...plan, first: plan.first.slice(0, count) })).toEqual([
    {
      text: `Whatever takes hours from ${steps}`,
      why: `${finished} worth more than nine begun ones.`,
    },
  ]);
});
