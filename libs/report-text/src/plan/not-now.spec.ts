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

it('is what the owner plans, where the situation names nothing else', () => {
  const growth = { ...exampleQuestionnaire.growth, strategy: 'We want to open a second workshop.' };
  const questionnaire = { ...exampleQuestionnaire, growth };
  const { diagnosis } = reportOn(questionnaire);
  const business = businessOf(
    questionnaire,
    { ...diagnosis, situation: { id: 'build', because: [] } },
    someDay,
  );
  expect(notNowOf(business, planOf(business))[0]?.why).toBe(
    'It would take its hours from the first steps of this plan.',
  );
});

it.each([
  ['In five years I want to hand over. Nobody has asked yet.', 'Price talks'],
  [
    'In five years I want to hand over. Thorsten would like to take over and waits for an answer.',
    'A new line of business',
  ],
])('puts off no talks with somebody who has asked: “%s”', (vision, text) => {
  const qualitative = { ...exampleQuestionnaire.qualitative, vision };
  const questionnaire = { ...exampleQuestionnaire, qualitative };
  const { diagnosis } = reportOn(questionnaire);
  const business = businessOf(
    questionnaire,
    { ...diagnosis, situation: { id: 'exit-long', variant: 'plain', because: [] } },
    someDay,
  );
  expect(notNowOf(business, planOf(business))[0]?.text).toBe(text);
});
