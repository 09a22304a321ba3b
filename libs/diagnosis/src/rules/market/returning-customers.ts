import type { Condition } from '../../conditions/condition.js';
import { capital } from '../../text/capital.js';
import { pick, type GapRules } from '../rule.js';

/** Whether customers stay and none of them is large: then no agreements with them are needed. */
const loyalSmallCustomers: Condition = {
  all: [{ atLeast: ['retentionGap', 0] }, { below: ['top', 10] }],
};

/** Returning customers: revenue that recurs, and projects that have to be won again. */
export const returningCustomersRules = {
  'M-06': {
    priority: 'high',
    when: {
      all: [
        { below: ['rec', 10] },
        { below: ['recurringAndProject', 60] },
        { not: loyalSmallCustomers },
      ],
    },
    silentWhere: { any: [{ pack: 'walkIn' }, { fact: 'wish-small' }] },
    needs: [],
    ownerHours: { perWeek: 3, weeks: 20 },
    help: { staff: 'A person who talks to customers: two hours a week' },
    sources: ['RR1', 'RR3'],
    words: (voice) => {
      const { figures, customers, flags, isTiny } = voice;
      const isNone = voice.answers.rec === 0;
      const example = flags.pricesByOthers
        ? 'regular check-ups or a yearly programme'
        : 'a service plan, a subscription or a fixed monthly order';
      return {
        finding: isNone
          ? pick(
              voice,
              'None of your revenue comes under a lasting agreement.',
              `No ${customers} buy from you under a lasting agreement.`,
              'You have no revenue that comes back by agreement.',
            )
          : pick(
              voice,
              `Lasting agreements bring ${figures.rec} of your revenue.`,
              `Only ${figures.rec} of revenue comes back by agreement.`,
              `You earn ${figures.rec} of revenue under lasting agreements.`,
            ),
        meaning: pick(
          voice,
          "Most of next year's sales have to be won from the beginning.",
          `${capital(customers)} may come back, and nothing has been agreed that brings them.`,
          'A quiet quarter shows in your accounts at once.',
        ),
        action: pick(
          voice,
          `Design one reason to come back, such as ${example}. Offer it to five ${customers} at the real price. Go on if two accept, and change it if they do not.`,
          `Ask five ${customers} what they will need again next year. Turn the answer into one offer, such as ${example}. Offer it to these five before anybody else.`,
        ),
        outcome: isNone
          ? `The first ${customers} buy by agreement.`
          : 'More revenue comes in without a new sale.',
        stake: pick(
          voice,
          isTiny
            ? 'A weak season goes straight into your own income.'
            : 'A weak season has to be paid for from what you have saved.',
          'Next year you pay again to find each sale.',
          'If demand drops, nothing is agreed that still comes in.',
        ),
        step: `Test one repeat offer with five ${customers}`,
        measure: `Share of revenue under agreement, ${isNone ? 'none' : figures.rec} today`,
        milestone: `Two of five ${customers} have accepted the offer`,
      };
    },
  },
  'M-07': {
    priority: 'medium',
    when: {
      all: [
        { atLeast: ['rec', 10] },
        { below: ['rec', 30] },
        { below: ['recurringAndProject', 60] },
        { not: loyalSmallCustomers },
      ],
    },
    published: ['30%'],
    silentWhere: { pack: 'walkIn' },
    needs: [],
    ownerHours: { perWeek: 2, weeks: 40 },
    help: { staff: 'The person who writes the offers: one hour a week' },
    sources: ['RR1'],
    words: (voice) => {
      const { figures, customers, flags, isTiny } = voice;
      return {
        finding: pick(
          voice,
          `${figures.rec} of your revenue recurs.`,
          `Agreements such as service or regular supply bring ${figures.rec} of revenue.`,
          `You can count on ${figures.rec} of revenue to come again.`,
        ),
        meaning: pick(
          voice,
          'That helps, and the larger part still has to be won each year.',
          isTiny
            ? 'The fixed part is too small to plan a year on.'
            : 'The fixed part is too small to plan people and purchases on.',
          'Most of your months still depend on new sales.',
        ),
        action: flags.pipeline
          ? pick(
              voice,
              `Add an agreement for service or regular supply to every offer you write. ${isTiny ? 'Give it a price of its own.' : 'Ask the person who writes the offers to give it a price.'} Make renewal as easy as one signature.`,
              `Choose the five jobs or products after which ${customers} need you again. Write one standard agreement for each. Put it into every offer, with its price.`,
            )
          : `Choose what ${customers} need again and again. Make one agreement of it, with a price and a simple way to renew. Offer it with every sale from next month.`,
        outcome: pick(
          voice,
          'The part that you can count on grows each quarter.',
          'More months begin with sales that are agreed.',
        ),
        stake: pick(
          voice,
          'Each sale without an agreement has to be found again next year.',
          'A bad month for new sales is then a bad month for the whole business.',
          `${capital(customers)} who need service later may ask others for it.`,
        ),
        step: flags.pipeline
          ? 'Add a repeat agreement to every offer'
          : 'Offer a repeat agreement with every sale',
        measure: `Recurring share of revenue each quarter, ${figures.rec} today`,
        milestone: flags.pipeline
          ? 'Every offer includes a repeat agreement'
          : 'Every sale comes with a repeat agreement',
      };
    },
  },
  'M-08': {
    priority: 'medium',
    when: {
      all: [
        { below: ['rec', 30] },
        { atLeast: ['recurringAndProject', 60] },
        { not: loyalSmallCustomers },
      ],
    },
    silentWhere: { pack: 'walkIn' },
    needs: [],
    ownerHours: { perWeek: 2, weeks: 26 },
    help: { staff: 'Those who lead projects: one hour a week' },
    sources: ['RR3', 'RV'],
    words: (voice) => {
      const { figures, flags, isTiny } = voice;
      const customers = flags.pricesByOthers ? 'clients' : voice.customers;
      const isAll = voice.answers.prj === 100;
      return {
        finding: isAll
          ? pick(voice, 'All your revenue is project work.', 'You live entirely on projects.')
          : pick(
              voice,
              `${figures.prj} of your revenue is project work.`,
              `Projects bring ${figures.prj} of your revenue.`,
              `You earn ${figures.prj} of revenue with projects.`,
            ),
        meaning: pick(
          voice,
          'When a project ends, its income ends too.',
          'The last project has to pay for the time until the next one.',
          `${isTiny ? 'You have' : 'Somebody has'} to sell while the present work is done, or a gap follows.`,
        ),
        action: pick(
          voice,
          `Offer three regular ${customers} one agreement over several projects, or regular service at a fixed fee. Count each month how many months of work are signed. Start selling when it is fewer than three.`,
          `Write down each month how many months of work are signed. When there are fewer than three, approach former ${customers} first. Offer those who return a fixed fee for support between projects.`,
        ),
        outcome: pick(
          voice,
          'You see a gap three months before it comes.',
          'Work is signed for three months ahead.',
        ),
        stake: pick(
          voice,
          isTiny
            ? 'Two months between projects are two months without income.'
            : 'Two months between projects cost two months of wages without income.',
          'With nothing signed ahead, you take the next job at any price.',
          'If two projects end together, there is little to invoice the month after.',
        ),
        step: `Offer regular ${customers} several projects in one agreement`,
        measure: 'Months of signed work, counted each month',
        milestone: 'Three months of work are signed',
      };
    },
  },
} as const satisfies GapRules<'M'>;
