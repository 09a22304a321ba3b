import { describe, expect, it } from '@jest/globals';
import { passagesOf } from '../../words/passages.js';
import { copyingFaults } from './copying.check.js';
import { directionFaults } from '../direction/direction.check.js';
import { figureFaults } from '../figures/figures.check.js';
import { forbiddenFaults } from './forbidden.check.js';
import { formFaults } from '../form.check.js';
import { languageFaults } from './language.check.js';
import { aTask } from '../../testing/a-task.js';
import { saying } from '../../testing/some-words.js';

/**
 * Text that a good adviser would write of the business of `aTask()`. A check with a false positive
 * would refuse it.
 */
const goodProse: readonly (readonly [text: string, evidence: readonly string[]])[] = [
  [
    '{{COMPANY}} has been built by hand, and most of its knowledge still sits in those hands.',
    ['E02'],
  ],
  [
    'Documentation is rated {{E02}}, which means that nearly every task is explained by word of mouth.',
    ['E02'],
  ],
  [
    'The processes work as long as the right people are in the building; at {{E01}}, that is not the same as working.',
    ['E01'],
  ],
  [
    'What stands out is the loyalty of the customers: {{E05}} of them stay, year after year.',
    ['E05'],
  ],
  ['That loyalty is the company’s best protection while it changes its leadership.', ['E05']],
  ['With you making {{E04}} of sales, every holiday is also a gap in the order book.', ['E04']],
  ['Nobody else has learned to win an order, so the pipeline rests when you do.', ['E04']],
  [
    'The business copes for {{E06}} without you, and an ordinary illness lasts longer than that.',
    ['E06'],
  ],
  [
    'Gross margin is {{E08}}, while {{D02}} would be usual; the difference of {{D01}} is what a deputy would cost.',
    ['E08', 'D01', 'D02'],
  ],
  ['A thin margin leaves little room for mistakes.', ['E08']],
  [
    'Profit is modest but real: a net margin of {{E10}} shows that the company earns its keep.',
    ['E10'],
  ],
  [
    'Of the three areas, the market side is the strong one at {{S04}}, and it can carry the others for a while.',
    ['S04'],
  ],
  ['Leadership is mixed at {{S03}}: some decisions have moved, the heavy ones have not.', ['S03']],
  ['Systems are weak at {{S02}}, and this is where the work should begin.', ['S02']],
  [
    'The order matters: first put the common tasks on paper, then let others do them, and only then step back.',
    ['E02'],
  ],
  [
    'Start with the job that comes up most often, and let a colleague lead it from first call to invoice.',
    ['E01'],
  ],
  [
    'Two red flags weigh more than any score here: the short absence and the share of sales.',
    ['E04', 'E06'],
  ],
  ['{{COMPANY}} is on its way to Phase 2, but it is not there yet.', ['S01']],
  ['A handover today would hand over habits rather than a company.', ['E02']],
  ['None of this is alarming, and none of it will go away by itself.', ['E01']],
  [
    'If the first two steps are finished before summer, the picture will look different by winter.',
    ['S01'],
  ],
  ['In your own words, {{Q01}}.', ['E04']],
  [
    'The obstacle that you name is a real one, and it is a matter of rules rather than of effort.',
    ['E01'],
  ],
  [
    'Whoever takes over a customer needs more than a name and a number: history, terms and promises belong on one page.',
    ['E04'],
  ],
  ['Growth is planned, yet the base it would rest on is still thin.', ['E01']],
  [
    'Until the common tasks are written down, each new employee costs the time of an experienced one.',
    ['E02', 'E09'],
  ],
  [
    'A competitive advantage of {{E03}} is worth protecting; it is also worth proving to new customers.',
    ['E03'],
  ],
  ['You rate your advantage over competitors {{E03}}, and few of them know you.', ['E03']],
  ['Three customers know nobody here but you, who makes {{E04}} of sales.', ['E04']],
  ['Set limits within which staff may decide alone, and review them once a quarter.', ['E06']],
  ['It is better to hand over one customer group completely than a little of everything.', ['E04']],
  [
    'At {{E07}} a year and with {{E09}}, the company has reached a size at which one head is no longer enough.',
    ['E07', 'E09'],
  ],
  [
    'The steps below are few on purpose: each should be finished before the next one begins.',
    ['S01'],
  ],
  [
    'By the end of the year, someone other than you should have closed a larger order from start to finish.',
    ['E04'],
  ],
  ['Customers rarely leave, and when they do, nobody asks why.', ['E05']],
  [
    'Prices have probably not kept pace with costs, because the ones who know both are too busy to compare them.',
    ['E08'],
  ],
  [
    'The accounts are in order, the customers are loyal, and the people are willing: that is a good place to start from.',
    ['E05'],
  ],
];

describe('good prose', () => {
  it('is shown in at least thirty sentences', () =>
    expect(goodProse.length).toBeGreaterThanOrEqual(30));

  it.each(goodProse)('passes: %s', (text, evidence) => {
    const task = aTask({ sections: [] });
    const words = saying(text, [...evidence]);
    expect([
      ...figureFaults(passagesOf(words), task),
      ...directionFaults(passagesOf(words), task),
      ...forbiddenFaults(passagesOf(words), task, 'violet-otter-kxqz'),
      ...copyingFaults(passagesOf(words), task, 'Word each finding in plain English.'),
      ...languageFaults(passagesOf(words)),
      ...formFaults(words, task),
    ]).toEqual([]);
  });
});
