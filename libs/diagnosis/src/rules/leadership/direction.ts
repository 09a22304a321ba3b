import { oneOrTwoPeople } from '../../conditions/common.js';
import { capital } from '../../text/capital.js';
import { pick, type GapRules } from '../rule.js';
import { ownSales } from './sales-share.js';

/** Direction: who decides, and by which goals and plans. */
export const directionRules = {
  'L-08': {
    priority: 'high',
    when: { all: [{ atMost: ['deleg', 2] }, { not: oneOrTwoPeople }] },
    needs: [],
    ownerHours: { perWeek: 3, weeks: 4 },
    help: { staff: 'Each person who reports to you: two hours in all' },
    sources: ['CL', 'GR', 'AD'],
    words: (voice) => {
      const isLarge = voice.size === 'large';
      return {
        finding: pick(
          voice,
          `You rate your delegation ${voice.figures.deleg}.`,
          `Delegation gets ${voice.figures.deleg} from you.`,
        ),
        meaning: pick(
          voice,
          'Questions that others could settle fill up your day.',
          'People who do not know their limits ask first, and their work waits.',
          'Many decisions come to you, and work waits until you have time.',
        ),
        action: isLarge
          ? 'Write down what each head of department decides alone, decides and reports, or asks first. Discuss the page with each of them. Have them do the same for their own people.'
          : pick(
              voice,
              'Write three lists for each person who reports to you: decides alone, decides and reports, asks first. Put in amounts. Go through the lists together and start on a Monday.',
              'For two weeks, note every question that reaches you, and from whom. Mark those that this person settles alone from now on, up to which amount. Put the result on one page.',
            ),
        outcome: pick(
          voice,
          'Fewer questions reach you, and your people know their limits.',
          'Decisions within the limits are made on the spot.',
        ),
        stake: pick(
          voice,
          `While you are in a meeting or on the road, ${voice.customers} wait for an answer.`,
          'Your best people may leave if they are never allowed to decide.',
          'If all decisions stay with you, you have no time to plan.',
        ),
        step: isLarge
          ? 'Write down what each head of department decides alone'
          : 'Write down what each person decides alone',
        measure: 'Questions that reach you in a week, before and after',
        milestone: 'Written limits say who decides what',
      };
    },
  },
  'L-09': {
    priority: 'high',
    when: { atMost: ['plan', 2] },
    needs: [],
    ownerHours: { perWeek: 2, weeks: 5 },
    help: { staff: 'Those who work towards the goals: half a day a quarter' },
    sources: ['BR', 'FL'],
    words: (voice) => ({
      finding: pick(
        voice,
        `You rate planning ${voice.figures.plan}.`,
        `For planning you give yourself ${voice.figures.plan}.`,
        `Planning stands at ${voice.figures.plan} in your own eyes.`,
      ),
      meaning: pick(
        voice,
        'You see it yourself: urgent work comes first, and larger things wait.',
        'With so little planning, it is hard to say which work may wait.',
        'Plans then change with each busy week, and larger aims move back.',
      ),
      action: voice.isTiny
        ? pick(
            voice,
            'Write down three goals for the next twelve months, each with a number and a date. Show them to somebody outside who asks about them every quarter.',
            'Take half a day away from work and choose three goals for the year. Note for each the first thing to do. Go through them every quarter with somebody you trust.',
          )
        : pick(
            voice,
            'Take a day outside the business and choose three goals for the next twelve months. Give each a number, a date and a person. Meet every quarter and decide what changes.',
            'Choose three goals for the year with the people who work towards them. Write them where all can see them. Check each quarter what was reached, and stop work that serves none.',
            'Ask three people in the business what should be different in a year. Choose three goals from it and say what each costs in time and money. Look at them every quarter.',
          ),
      outcome: pick(
        voice,
        'Three goals say what comes first this year.',
        'You can say which work may wait, and why.',
        'After a quarter you see which goal moves and which does not.',
      ),
      stake: pick(
        voice,
        'Another year may end with full days and the same problems.',
        'Time and money go into what is urgent, and the important things stay undone.',
        'Changes that need several months of work never get started.',
      ),
      step: 'Set three goals for the next twelve months',
      measure: 'Three goals with number and date, first quarter checked',
      milestone: 'Three goals are set and checked once',
    }),
  },
  'L-18': {
    priority: 'low',
    when: { is: ['bp', false] },
    silentWhere: { situation: ['exit-long', 'stay-small'] },
    needs: ['L-09'],
    ownerHours: { perWeek: 1, weeks: 8 },
    help: { outside: 'Accountant: the figures' },
    sources: ['BR'],
    words: (voice) => ({
      finding: pick(
        voice,
        'There is no written business plan.',
        'You have no business plan on paper.',
        'Among the papers that you have, you did not tick a business plan.',
        'A business plan in writing is missing.',
      ),
      meaning: voice.isTiny
        ? pick(
            voice,
            'A bank or an adviser cannot read what you aim for.',
            'You have nothing to check your larger decisions against.',
          )
        : pick(
            voice,
            'Others have to ask you where the business is going.',
            'New people and lenders learn your aims only from you.',
            'Your people and your bank cannot read what you aim for.',
          ),
      action: pick(
        voice,
        `Write three pages: goals, ${voice.customers}, figures and risks. Have your accountant check the figures. Bring the plan up to date twice a year.`,
        'Take two half days and write down what you sell, to whom, with which figures and risks. Ask your accountant to check the numbers. Read it again after six months.',
        'Begin with one page on where the business should stand in three years. Add figures for each year and the three largest risks. Go through it with your accountant every half year.',
        `Answer five questions in writing: what you sell, to which ${voice.customers}, at what cost, with whom and at what risk. Ask somebody from outside to question the answers. Correct them each January.`,
      ),
      outcome: pick(
        voice,
        'You can hand the plan to a bank or an adviser.',
        'You can check each large decision against the plan.',
        'Aims, figures and risks can be read by others.',
        'You know which figures have to be reached by when.',
      ),
      stake: pick(
        voice,
        'A bank that asks for a plan would have to wait for it.',
        'Large decisions are then made one by one, with nothing to compare them with.',
        'Without figures for the coming years, a bad investment is noticed late.',
        'If you want to borrow money or to sell, you would have to write it in a hurry.',
      ),
      step: 'Write a business plan of three pages',
      measure: 'Plan written, first update after six months',
      milestone: 'The business plan is written and checked',
    }),
  },
  'L-22': {
    priority: 'high',
    when: { all: [oneOrTwoPeople, { count: ['funcs', 'atMost', 2] }] },
    silentWhere: { any: [{ fact: 'wish-small' }, { fact: 'wish-exit' }] },
    needs: [],
    ownerHours: { perWeek: 1, weeks: 7 },
    help: { outside: 'A trusted business of your trade: two hours a month' },
    sources: ['CL', 'BTS'],
    words: (voice) => ({
      finding: voice.hasPartners
        ? 'The business is very small, and nearly everything needs you, the partners.'
        : voice.isAlone
          ? pick(
              voice,
              'You work alone, so nearly everything needs you.',
              'The business is you, and most of the work waits for your hands.',
            )
          : pick(
              voice,
              'Two people do all the work, and nearly everything needs you.',
              'The business is two people, and most of the work comes back to you.',
            ),
      meaning: pick(
        voice,
        'Your hours set the limit for income, and an illness would stop most of it.',
        'What you have no time for stays undone, and more work means longer days.',
      ),
      action: pick(
        voice,
        'Decide whether you want to grow or stay small, and write the choice down. To grow, build a standard offer, then hire for it. To stay, agree with another business to stand in for each other.',
        'Compare two years from now: a larger business, or this size made safe. Choose within two months. Fix the first step: a standard offer for a hire, or a stand-in from another business.',
      ),
      outcome: pick(
        voice,
        'The choice is made, and its first step has a date.',
        'You know which way you go and what you do first.',
      ),
      stake: pick(
        voice,
        'Without a choice, every busy month raises the same question again.',
        'As long as it is open, you prepare neither a hire nor a stand-in.',
      ),
      step: 'Decide between growing and staying small',
      measure: 'The choice in one sentence, first step dated',
      milestone: 'The direction is chosen',
    }),
  },
  'L-23': {
    priority: 'medium',
    when: { all: [{ atLeast: ['ownerS', 50] }, oneOrTwoPeople] },
    needs: ['L-22'],
    ownerHours: { perWeek: 2, weeks: 14 },
    help: { outside: 'Two businesses that could recommend you: one talk each' },
    sources: ['OC', 'TVR'],
    words: (voice) => {
      const { customers } = voice;
      return {
        finding: pick(
          voice,
          `${capital(ownSales(voice))} depend on your own effort.`,
          `You bring in ${ownSales(voice)} yourself, on top of the work.`,
        ),
        meaning: pick(
          voice,
          `New ${customers} come only when you have time to look for them.`,
          'In weeks that are full, nobody looks for the next work.',
        ),
        action: pick(
          voice,
          `Ask two businesses with the same ${customers} to recommend you, and offer the same in return. Then make one small offer with a fixed price that can be booked without a talk.`,
          `Ask five ${customers} who like your work to recommend you, and give them a short text for it. Put one small offer with a fixed price online. Note how new ${customers} found you.`,
        ),
        outcome: pick(
          voice,
          'Some enquiries come in while you work.',
          `Each month a few ${customers} come without your effort.`,
        ),
        stake: pick(
          voice,
          'After a full month, an empty one may follow.',
          'After a long illness you would start without any work ahead.',
        ),
        step: `Open two ways to new ${customers}`,
        measure: `New ${customers} each month who came without your effort`,
        milestone: `Two ways to new ${customers} are open`,
      };
    },
  },
} as const satisfies GapRules<'L'>;
