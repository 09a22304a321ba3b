import { oneOrTwoPeople } from '../../conditions/common.js';
import { pick, type GapRules } from '../rule.js';
import { ownSales } from './sales-share.js';

/** Sales: how much of them the owner makes. */
export const salesRules = {
  'L-04': {
    priority: 'critical',
    when: {
      all: [{ atLeast: ['ownerS', 75] }, { not: oneOrTwoPeople }, { atMost: ['partners', 1] }],
    },
    needs: ['S-10', 'S-11'],
    money: 'owner-sales',
    ownerHours: { perWeek: 3, weeks: 20 },
    help: { staff: 'The person who takes over the customers: one day a week' },
    sources: ['OC', 'VB'],
    words: (voice) => {
      const { customers, figures } = voice;
      return {
        finding:
          voice.answers.ownerS === 100
            ? pick(voice, 'You make every sale yourself.', 'All sales come in through you.')
            : pick(
                voice,
                `Of all sales, you make ${figures.ownerS}.`,
                `${figures.ownerS} of sales come in through you.`,
                `Of all sales, ${figures.ownerS} depend on you in person.`,
              ),
        meaning: pick(
          voice,
          'Sales cannot grow beyond your own hours.',
          'Hardly anything is sold while you are away.',
          'Your calendar sets the limit for what the business can sell.',
        ),
        action: pick(
          voice,
          `Choose one group of ${customers} and give it to a named person, with a target. Introduce that person yourself. After a month, join only when you are asked.`,
          `Leave new ${customers} of one kind to one person from next month. Be there for the first three, then stay away. Go through the results together every Friday.`,
          `Start with ${customers} who buy again anyway: one person looks after them from now on, with a target. Answer questions and leave the selling alone. Add a second group after three months.`,
        ),
        outcome: pick(
          voice,
          'A part of sales comes in without you.',
          'Your share of sales falls from quarter to quarter.',
          'Somebody else sells every week.',
        ),
        stake: pick(
          voice,
          'In a month in which you cannot sell, most of the new revenue is missing.',
          `The ${customers} who only know you may leave when you are ill or retire.`,
          'If you are out for some weeks, hardly any new work comes in.',
        ),
        step: `Hand one group of ${customers} to a named person`,
        measure: `Your share of sales each month, ${figures.ownerS} today`,
        milestone: 'Your share of sales is below 50%',
      };
    },
  },
  'L-05': {
    priority: 'high',
    when: {
      all: [
        { atLeast: ['ownerS', 50] },
        { below: ['ownerS', 75] },
        { not: oneOrTwoPeople },
        { atMost: ['partners', 1] },
      ],
    },
    needs: ['S-10', 'S-11'],
    money: 'owner-sales',
    ownerHours: { perWeek: 3, weeks: 26 },
    help: { staff: 'Those who sell: half a day a week' },
    sources: ['OC'],
    words: (voice) => {
      const { customers, figures } = voice;
      return {
        finding: pick(
          voice,
          `You make ${figures.ownerS} of sales, and others make the rest.`,
          `${figures.ownerS} of what the business sells goes through you.`,
          `Others sell too, but ${figures.ownerS} of sales are yours.`,
        ),
        meaning: pick(
          voice,
          'While you are away, at least half of the selling stops.',
          'Those who sell beside you get too little practice to take over.',
          'The business sells less in each week in which you do something else.',
        ),
        action: pick(
          voice,
          `List the ${customers} you sell to yourself. Hand over two a month, beginning with those who buy again anyway. Introduce the new contact and stay available for questions.`,
          `Give repeat sales to the people who already sell. Introduce them to each of these ${customers} yourself. Keep the most important for last and hand them over one by one.`,
        ),
        outcome: pick(
          voice,
          'Others make a larger part of sales each month.',
          `You look after the few ${customers} who really need you.`,
        ),
        stake: pick(
          voice,
          'If you drop out for three months, the others cannot make up for your sales.',
          `On the day you stop, ${customers} you never introduced may stop too.`,
          `A long illness of yours would put ${figures.ownerS} of sales at risk.`,
        ),
        step: 'Hand over repeat sales first, then the rest',
        measure: `Part of sales that you make, ${figures.ownerS} today`,
        milestone: 'You make less than 30% of sales',
      };
    },
  },
  'L-06': {
    priority: 'medium',
    when: {
      all: [
        { atLeast: ['ownerS', 30] },
        { below: ['ownerS', 50] },
        { not: oneOrTwoPeople },
        { atMost: ['partners', 1] },
      ],
    },
    published: ['30%'],
    needs: ['S-10', 'S-11'],
    money: 'owner-sales',
    ownerHours: { perWeek: 2, weeks: 26 },
    help: { staff: 'One person for each of your customers: one hour a week' },
    sources: ['OC', 'TA'],
    words: (voice) => {
      const { customers, figures } = voice;
      return {
        finding: pick(
          voice,
          `You still make ${figures.ownerS} of sales yourself.`,
          `Others make most sales, and ${figures.ownerS} come from you.`,
        ),
        meaning: pick(
          voice,
          `Part of your ${customers} may know nobody else in the business.`,
          'For these sales, nobody else may know what you agreed.',
        ),
        action: pick(
          voice,
          `List the ${customers} whom only you look after. Bring a second person to the next talk with each of them. Leave one a month to that person.`,
          `Name a second contact for all ${customers} of your own. Write prices and promises down where both find them. Let the second contact make the next sale.`,
        ),
        outcome: pick(
          voice,
          `All ${customers} know somebody else here.`,
          'A second person can make each of your sales.',
        ),
        stake: pick(
          voice,
          `If you drop out, nobody may know what you promised these ${customers}.`,
          'When you retire or fall ill, these sales may end.',
        ),
        step: 'Add a second contact wherever only you sell',
        measure: `Your own ${customers} who know a second contact`,
        milestone: 'Nobody depends on you alone to buy',
      };
    },
  },
  'L-07': {
    priority: 'high',
    when: {
      all: [
        { is: ['team', 0] },
        { atLeast: ['ownerS', 50] },
        { not: oneOrTwoPeople },
        { not: { is: ['industry', 'healthcare'] } },
        { atMost: ['partners', 1] },
      ],
    },
    silentWhere: { not: { pack: 'salesTeam' } },
    needs: ['S-10', 'S-11'],
    ownerHours: { perWeek: 3, weeks: 18 },
    help: { staff: 'A first person for sales' },
    sources: ['BTS'],
    words: (voice) => {
      const { customers } = voice;
      const isSmall = voice.size === 'small';
      return {
        finding: pick(
          voice,
          `No one has selling as a job, and ${ownSales(voice)} are made by you.`,
          `You make ${ownSales(voice)}, and there is no team that could take them over.`,
        ),
        meaning: pick(
          voice,
          'You can hand over sales only once somebody has the time and the task.',
          'Before you can sell less, somebody has to learn to sell.',
        ),
        action: isSmall
          ? pick(
              voice,
              `Choose the person who gets on best with ${customers}. Give that person a fixed day a week for selling, with a target for the quarter. Decide on a hire when that works.`,
              'Ask your people who would like to sell. Give one of them a fixed day a week and take that person along. Agree on a target after the first month.',
            )
          : pick(
              voice,
              `Look for a person in the team who knows the ${customers}, then outside. Agree on a target for two quarters. Sell together for a month, then divide the ${customers}.`,
              'Write half a page on what the first person for sales has to reach in a year. Ask your own people first, then advertise. Train the person for two months yourself.',
            ),
        outcome: pick(
          voice,
          'The first sales come in that you had no part in.',
          'Somebody brings in work each month besides you.',
        ),
        stake: pick(
          voice,
          'As long as nobody has that task, sales stop when you are busy elsewhere.',
          'Each plan to sell more would cost your own evenings.',
        ),
        step: isSmall
          ? 'Give one person a fixed day for selling'
          : 'Find the first person for sales',
        measure: isSmall
          ? 'Sales that this person made, each month'
          : 'Sales won by the new person, each month',
        milestone: isSmall
          ? 'One person sells for a day each week'
          : 'The first person for sales has started',
      };
    },
  },
} as const satisfies GapRules<'L'>;
