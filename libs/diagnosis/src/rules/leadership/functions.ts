import { oneOrTwoPeople } from '../../conditions/common.js';
import type { Condition } from '../../conditions/condition.js';
import { functionsRun } from '../../model/answer-words.js';
import { capital } from '../../text/capital.js';
import type { Voice } from '../../voice/voice.js';
import { pick, type GapRules } from '../rule.js';

const operationsOrDelivery: Condition = {
  any: [{ has: ['funcs', 'operations'] }, { has: ['funcs', 'service_delivery'] }],
};

/** How many functions run, with the number as the voice prints it. */
const functionsThatRun = ({ answers, figures }: Voice): string =>
  functionsRun(answers.funcs.length, figures.funcCount);

/** `none of six today`, `two of six today`. */
const today = ({ answers, figures }: Voice): string =>
  `${answers.funcs.length === 0 ? 'none' : figures.funcCount} of six today`;

const you = ({ hasPartners }: Voice): string => (hasPartners ? 'you, the partners' : 'you');

const withoutYou = (voice: Voice): string => `without ${you(voice)}`;

/** Functions: what runs without the owner, and who leads it. */
export const functionsRules = {
  'L-11': {
    priority: 'critical',
    when: {
      all: [
        { count: ['funcs', 'atMost', 1] },
        { not: oneOrTwoPeople },
        { atMost: ['partners', 1] },
      ],
    },
    needs: ['L-08', 'S-04'],
    ownerHours: { perWeek: 3, weeks: 26 },
    help: { staff: 'The person who takes over the function: one day a week' },
    sources: ['VB', 'CL'],
    words: (voice) => {
      const isNone = voice.answers.funcs.length === 0;
      return {
        finding: isNone
          ? pick(
              voice,
              'Not one of the six functions runs without you.',
              'All six functions of the business need you.',
            )
          : pick(
              voice,
              `Only ${voice.figures.funcs} can go on without you.`,
              `Of six functions, ${voice.figures.funcs} alone can do without you.`,
            ),
        meaning: pick(
          voice,
          'While you work in one place, work in another waits for you.',
          'The business can do only as much as fits into your day.',
          'Your people can start few things and finish fewer without asking you.',
        ),
        action: pick(
          voice,
          'Write down for one week what your hours go into. Give the function that takes most of them to one person, with one weekly figure. Start the next when that works.',
          'Choose the function that you could give away soonest. Name one person for it, with a budget and one weekly figure. Take nothing back for three months; help when you are asked.',
        ),
        outcome: isNone
          ? pick(
              voice,
              'A first function runs for a quarter without you.',
              'You have one task less that only you can do.',
            )
          : pick(
              voice,
              'A second function runs for a quarter without you.',
              'Two people besides you lead a function.',
            ),
        stake: pick(
          voice,
          'If you drop out, work stops in most parts of the business.',
          'As long as everything needs you, you find no time for prices, people and plans.',
        ),
        step: 'Hand over the function that takes most of your hours',
        measure: `Functions that run without you, ${today(voice)}`,
        milestone: 'Three of six functions run without you',
      };
    },
  },
  'L-12': {
    priority: 'high',
    when: {
      all: [
        { count: ['funcs', 'atLeast', 2] },
        { count: ['funcs', 'atMost', 3] },
        operationsOrDelivery,
        { not: oneOrTwoPeople },
      ],
    },
    needs: ['L-08', 'S-04'],
    ownerHours: { perWeek: 2, weeks: 26 },
    help: { staff: 'The next two leads: half a day a week each' },
    sources: ['VB', 'CL'],
    words: (voice) => ({
      finding: pick(
        voice,
        `${capital(functionsThatRun(voice))} ${withoutYou(voice)}.`,
        `${capital(voice.figures.funcs)} run ${withoutYou(voice)}; the other functions do not.`,
        `Others lead ${voice.figures.funcs}, and you lead the rest.`,
      ),
      meaning: pick(
        voice,
        'When you are busy, the functions that need you hold up the others.',
        'At least half of the functions wait while you are away.',
        'Part of the daily work goes on by itself, and the rest stops with you.',
      ),
      action: pick(
        voice,
        'List the functions that still need you, the easiest to give away first. Name a person for the next two, with one figure each. Go on when both have run for a quarter.',
        'Look at the calls you get on a day off, and choose the function behind most of them. Give it to one person with a budget. Name the person for the one after that.',
        'Ask the people who already lead a function which one they could take on next. Hand it over in writing: what to reach, what to spend, what to report. Add another after a quarter.',
      ),
      outcome: pick(
        voice,
        'Two more functions have a lead of their own.',
        'Fewer calls reach you on a day off.',
        'Each new lead has decided for a quarter without asking you.',
      ),
      stake: pick(
        voice,
        `In a long absence of yours, ${voice.customers} would notice that half of the business waits.`,
        'Your days stay full with work that others could lead.',
        'If you fall ill, the functions that you lead have nobody who decides.',
      ),
      step: 'Name who leads the next two functions',
      measure: `Functions led by others, ${today(voice)}`,
      milestone: 'The next two functions have a lead',
    }),
  },
  'L-14': {
    priority: 'high',
    when: {
      all: [
        { count: ['funcs', 'atLeast', 2] },
        { not: operationsOrDelivery },
        { not: oneOrTwoPeople },
      ],
    },
    needs: ['S-16', 'L-08'],
    ownerHours: { perWeek: 3, weeks: 16 },
    help: { staff: 'The lead of the daily work: most of the working week' },
    sources: ['EM', 'TAB'],
    words: (voice) => {
      const { customers } = voice;
      const isSmall = voice.size === 'small';
      return {
        finding: pick(
          voice,
          `Neither operations nor service delivery runs ${withoutYou(voice)}.`,
          `${capital(voice.figures.funcs)} run without you, and the daily work does not.`,
        ),
        meaning: pick(
          voice,
          `What ${customers} pay for slows down or stops while you are away.`,
          `In your absence, ${customers} may feel the difference on the first day.`,
        ),
        action: isSmall
          ? pick(
              voice,
              'Ask the person with most experience to lead the daily work. Agree on two or three weekly figures, such as work done and complaints. Step in only when you are asked.',
              'Choose who plans the work of the day from next month. Plan it together for two weeks, then leave it to that person. Look at complaints and delays every Friday.',
            )
          : pick(
              voice,
              'Appoint one person to lead operations. Agree on three to five figures for a weekly report, such as delays and complaints. Hand over the daily decisions within a month.',
              'Ask among your people first who could lead operations. Plan the week together for a month, then leave it to that person. Meet once a week over a few figures.',
            ),
        outcome: pick(
          voice,
          `While you are away, ${customers} get the usual quality.`,
          'The daily work runs for a week without a question to you.',
        ),
        stake: pick(
          voice,
          `If you fall ill, ${customers} wait or go elsewhere.`,
          'As long as nobody leads the daily work, each busy week needs your own hours.',
        ),
        step: isSmall
          ? 'Ask one person to lead the daily work'
          : 'Appoint somebody to lead operations',
        measure: isSmall
          ? 'Weekly report by the person who leads the daily work'
          : 'Weekly report by the lead of operations',
        milestone: isSmall
          ? 'The daily work has a lead who reports'
          : 'Operations have a lead who reports weekly',
      };
    },
  },
  'L-19': {
    priority: 'high',
    when: { all: [{ atLeast: ['emp', 10] }, { count: ['funcs', 'atMost', 2] }] },
    published: ['10 employees'],
    needs: ['S-16', 'L-08'],
    ownerHours: { perWeek: 3, weeks: 22 },
    help: { staff: 'The leads: one day a week each for leading' },
    sources: ['ELF', 'TAB'],
    words: (voice) => {
      const { emp } = voice.figures;
      const leads = voice.size === 'large' ? 'four to six' : 'two to four';
      return {
        finding: pick(
          voice,
          `With ${emp}, few functions have a lead besides ${you(voice)}.`,
          `Your business has ${emp}, and ${functionsThatRun(voice)} ${withoutYou(voice)}.`,
        ),
        meaning: pick(
          voice,
          'Too many people need answers from you on the same day.',
          'With so many people, problems reach you late or all at once.',
          'Most questions of the day have only one place to go.',
        ),
        action: pick(
          voice,
          `Choose ${leads} people who each lead a part of the work. Write down what each has to reach and may decide alone. Meet them every week at a fixed hour.`,
          `Divide the work into ${leads} parts and name a lead for each. Give the leads time for it in the weekly plan. Hold a meeting of half an hour every week.`,
          `Ask who already helps the others, and make ${leads} of these people leads. Tell everybody which questions go to whom. Talk with the leads every week about results and people.`,
        ),
        outcome: pick(
          voice,
          'You lead the leads, and they lead their people.',
          'Questions go to a lead first, and few of them reach you.',
          `All ${emp} know who leads them in the daily work.`,
        ),
        stake: pick(
          voice,
          'Without leads, each new hire brings you more questions.',
          'A mistake that a lead sees at once may reach you weeks later.',
          'Good people may leave because nobody has time for them.',
        ),
        step: `Appoint ${leads} leads for parts of the work`,
        measure: 'Leads named, weekly meetings held',
        milestone: 'The leads are in place and meet weekly',
      };
    },
  },
} as const satisfies GapRules<'L'>;
