import { describe, expect, it } from '@jest/globals';
import { passagesOf } from '../../words/passages.js';
import { figureFaults } from './figures.check.js';
import { aTask } from '../../testing/a-task.js';
import { saying, someWords } from '../../testing/some-words.js';

const task = aTask();
const faultsOf = (text: string) => figureFaults(passagesOf(saying(text)), task);

describe('figures', () => {
  it('are placeholders in good words', () =>
    expect(figureFaults(passagesOf(someWords()), task)).toEqual([]));

  it.each([
    'The owner makes {{E04}} of sales.',
    'The move from Phase 1 to Phase 2 has begun.',
    'Retention of {{E05}}, gross margin at {{E08}}: two very different pictures.',
    'Keep {{F02}} free, and look at the result once a quarter.',
    'One person should be in charge of each task.',
    'One day somebody else will lead here.',
    'Record the ten tasks that come up most often.',
    'List the ten core tasks and read the list twice a year.',
    'Within a year, the first half of the plan can be done.',
    'A third source of work would help, and so would a second pair of hands.',
    'Each month without a deputy costs energy; every week counts.',
    'Two of these points belong together.',
    'Work is done twice where nobody is in charge.',
    'That is half the battle.',
    '“{{COMPANY}}” earns {{E07}} a year, your share of sales being {{E04}}.',
    'All three areas matter, and systems come first.',
    'With {{E09}} in the company, a chart is worth drawing.',
    'Double roles become visible.',
    'One partner can decide, and one of the others reads it.',
    'Revenue ({{E07}}) is not the problem.',
    'The company’s score is {{S01}}.',
    'Your sales are no more than {{E04}}.',
    'Go through the last {{E06}} day by day.',
  ])('may be said so: %s', (text) => expect(faultsOf(text)).toEqual([]));

  it.each([
    'Sales come to half {{E07}} a year.',
    'It could be twice {{E07}} a year.',
    'A third of {{E07}} is enough.',
    'The owner makes less than {{E04}} of sales.',
    'The owner makes 80% of sales.',
    'The owner makes eighty per cent of sales.',
    'The owner makes eighty percent of sales.',
    'About half of revenue hangs on you.',
    'Half the sales are made by you.',
    'A third of sales comes from one client.',
    'Two-thirds of the work is done twice.',
    'Nearly a quarter of customers leave.',
    'The owner can leave for five days.',
    'A three-month absence would be possible.',
    'Within twenty-five weeks all is done.',
    'It takes two to three months.',
    'It takes half a day.',
    'It takes half an hour.',
    'Revenue is nearly two million.',
    'Hundreds of customers come back.',
    'A dozen clients have left.',
    'Fourteen employees work here.',
    'The twelve loyal customers stay.',
    'Four out of five orders need you.',
    'One in ten customers leaves.',
    'The company deserves ten out of ten.',
    'Processes are rated four.',
    'Revenue has doubled.',
    'That is twice the usual value.',
    'They meet twice a month.',
    'Sales grew threefold.',
    'Sales grew five-fold.',
    'It is three times as much.',
    'The plan ends in month six.',
    'Phase 3 is near.',
    'Phase II is near.',
    'Phase 2% is near.',
    'Phase 2.5 is near.',
    'It earns ½ of that.',
    'It earns ² of that.',
    'It grew by ٣.',
    'It is rated {{E01}} of five.',
    'The owner can leave for {{E06}} days.',
    'Sales by you: {{E04}} %.',
    'Sales by you: {{E04}} per cent.',
    'There are {{E09}} employees.',
    'Revenue is ${{E07}}.',
    'Revenue is {{E07}} dollars.',
    'Net margin is -{{E10}}.',
    'Net margin is minus {{E10}}.',
    'Together {{E01}}{{E02}} are rated.',
    'Some {{E04}}ish of sales.',
    'Three joiners do the work.',
    'Two other sellers win the rest.',
    'The two partners disagree.',
    'Four others can decide.',
    'It costs five hundred euros.',
    'It costs ten € a head.',
  ])('may not be said so: %s', (text) => expect(faultsOf(text)).not.toEqual([]));

  it('are named with their place', () => {
    const gap = { ...someWords().gaps[0]!, meaning: 'It costs three weeks.' };
    expect(figureFaults(passagesOf(someWords({ gaps: [gap] })), task)).toEqual([
      {
        check: 'V3',
        place: 'gaps S-01 meaning',
        why: 'has a figure in words (“three weeks”) that is no placeholder',
      },
    ]);
  });
});
