import { capital } from '../../text/capital.js';
import { pick, type GapRules } from '../rule.js';

/** Offer: how much of it is standard, and how much rests on one product or service. */
export const offerRules = {
  'S-06': {
    priority: 'medium',
    when: { atLeast: ['custom', 75] },
    silentWhere: { pack: 'madeToMeasure' },
    needs: [],
    ownerHours: { perWeek: 3, weeks: 12 },
    help: { staff: 'The person who works out prices: two hours a week' },
    sources: ['TVR', 'BTS'],
    words: (voice) => {
      const { figures, isTiny, flags } = voice;
      const fixed = flags.pricesByOthers ? 'content and time' : 'content, time and price';
      return {
        finding:
          voice.answers.custom === 100
            ? 'All of your work is made to measure.'
            : pick(
                voice,
                `${figures.custom} of your work is made to measure.`,
                `Only a small part of your work is standard: ${figures.custom} is made to measure.`,
              ),
        meaning: pick(
          voice,
          'Each job has to be thought through anew, and its cost is hard to foresee.',
          isTiny
            ? 'A helper could take little of this work off your hands.'
            : 'Nearly every job needs your most experienced people.',
        ),
        action: pick(
          voice,
          `Look for the job that you did most often last year. Fix its ${fixed}, and give it a name. Offer it first, and note when it does not fit.`,
          `Divide your work into a core and extras. Put the core on one page with fixed ${fixed}. Offer it first, and add extras one by one.`,
        ),
        outcome: pick(
          voice,
          'Part of the work is planned in minutes.',
          isTiny
            ? 'A helper can learn part of the work.'
            : 'Less experienced people can do part of the work.',
        ),
        stake: pick(
          voice,
          'Jobs that take longer than planned go on costing you money and weekends.',
          isTiny
            ? 'If you fall ill, nobody can do the work in your place.'
            : 'When an experienced person leaves, others cannot take over the jobs.',
        ),
        step: 'Define one standard offer and propose it first',
        measure: 'Requests that the standard offer fits, counted each month',
        milestone: 'The standard offer has been sold',
      };
    },
  },
  'S-08': {
    priority: 'low',
    when: { all: [{ is: ['core', 'less-25'] }, { not: { is: ['industry', 'retail'] } }] },
    needs: ['S-15'],
    isNeverAmongFirst: true,
    ownerHours: { perWeek: 1, weeks: 6 },
    help: { outside: 'Bookkeeper: figures for each offer' },
    sources: ['TVR'],
    words: (voice) => {
      const change = voice.flags.pricesByOthers ? 'reduce' : 'reprice';
      const changed = voice.flags.pricesByOthers ? 'reduced' : 'repriced';
      return {
        finding: pick(
          voice,
          'Your main offer brings less than a quarter of revenue.',
          'No single offer brings even a quarter of your revenue.',
        ),
        meaning: pick(
          voice,
          'Your time goes into many offers, and some may not pay for it.',
          'Each offer takes its own skills and material, and not all may be worth them.',
        ),
        action: pick(
          voice,
          `List your offers with revenue, hours and margin of the last year. Mark the two that are bought again least. Stop or ${change} them.`,
          `Ask for each offer whether it pays and whether it is bought again. Choose the two weakest. Set a day on which you stop or ${change} each of them.`,
        ),
        outcome: pick(
          voice,
          'More hours go to the offers that pay.',
          'You have time left for your best offers.',
        ),
        stake: pick(
          voice,
          'As long as all offers go on, the good ones pay for the weak ones.',
          'Without a choice, every new offer takes hours from the ones that earn.',
        ),
        step: `Stop or ${change} the two weakest offers`,
        measure: 'Share of revenue from the main offer, each quarter',
        milestone: `The two weakest offers are stopped or ${changed}`,
      };
    },
  },
  'S-09': {
    priority: 'low',
    when: { is: ['core', 'more-90'] },
    needs: [],
    isNeverAmongFirst: true,
    ownerHours: { perWeek: 1, weeks: 16 },
    help: { staff: 'One person who tries it out: two hours a week' },
    sources: ['CVD'],
    words: (voice) => {
      const { customers } = voice;
      return {
        finding: pick(
          voice,
          'More than 90% of revenue comes from one offer.',
          'Nearly all of your revenue comes from one offer.',
        ),
        meaning: pick(
          voice,
          'One offer keeps the work simple, but nothing else earns money if demand falls.',
          'A change in demand for that offer would reach almost all of your income.',
        ),
        action: pick(
          voice,
          `Ask five good ${customers} what they get elsewhere that you could do as well. Offer one of these things to a few of them. Decide after three months whether to go on.`,
          `Choose one thing that fits beside your main offer. Try it with a few ${customers} before you spend much on it. Count who takes it a second time.`,
        ),
        outcome: pick(
          voice,
          'You know whether a second offer sells.',
          'You have a tested second offer, or good reasons against it.',
        ),
        stake: pick(
          voice,
          voice.isTiny
            ? 'If that one offer sells less, there is no other income for you.'
            : 'If that one offer sells less, wages and rent still have to be paid.',
          'A new rule or a new competitor could hit almost everything you sell.',
        ),
        step: `Try one related offer with a few ${customers}`,
        measure: `${capital(customers)} who took it, and those who took it again`,
        milestone: 'A second offer has been tried and judged',
      };
    },
  },
} as const satisfies GapRules<'S'>;
