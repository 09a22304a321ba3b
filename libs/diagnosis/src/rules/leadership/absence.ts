import { oneOrTwoPeople } from '../../conditions/common.js';
import { capital } from '../../text/capital.js';
import { you } from '../../voice/person.js';
import type { Voice } from '../../voice/voice.js';
import { pick, type GapRules } from '../rule.js';

/** The owner who reads this wants to hand over, and says when or to whom. */
const wantsToLeave = ({ exit }: Voice): boolean =>
  exit.who.name === you.name && (exit.time !== undefined || exit.to !== 'a successor');

/** A longer absence of an owner with nobody to delegate to. */
function tinyAbsence(voice: Voice) {
  const { customers, figures } = voice;
  return {
    finding: pick(
      voice,
      `You can stay away from the business for ${figures.absd}.`,
      `Up to ${figures.absd} away are possible, by your own estimate.`,
    ),
    meaning: pick(
      voice,
      `After that, ${customers} would have nobody to turn to.`,
      'An operation takes longer, and work and income would then stand still.',
    ),
    action: pick(
      voice,
      `Agree with a business like yours who answers ${customers} while you are away, and what may be promised. Offer the same in return. Try it for two weeks, then for 30 days.`,
      `Ask a business you trust to look after ${customers} in your absence. Write down prices, open work and where things are. Stay away for two weeks and see what was missing.`,
    ),
    outcome: pick(
      voice,
      `Your ${customers} are looked after for a month without you.`,
      'You know who stands in, and what that person still needs.',
    ),
    stake: pick(
      voice,
      'If you are out for a month, income stops and the bills go on.',
      `Left for weeks without an answer, ${customers} find somebody else.`,
    ),
    step: 'Agree with another business to stand in for you',
    measure: `Longest absence without a call, ${figures.absd} today`,
    milestone: 'Another business has stood in for two weeks',
  };
}

/** Absence: how long the business copes without the owner. */
export const absenceRules = {
  'L-01': {
    priority: 'critical',
    when: { all: [{ below: ['absd', 7] }, { not: oneOrTwoPeople }] },
    needs: ['L-20', 'R-19'],
    ownerHours: { perWeek: 1, weeks: 10 },
    help: { staff: 'A stand-in: two hours a week to prepare' },
    sources: ['VAC', 'VB'],
    words: (voice) => {
      const { absd } = voice.figures;
      const isNever = voice.answers.absd === 0;
      // The owner's answer already calls shorter absences possible, so the test is longer.
      const first = voice.answers.absd < 3 ? 'three days' : 'a full week';
      const then = voice.answers.absd < 3 ? 'a full week' : 'two weeks';
      return {
        finding: isNever
          ? pick(
              voice,
              'The business cannot do without you for one day.',
              'You cannot be away from the business for a single day.',
            )
          : pick(
              voice,
              `You can leave the business alone for ${absd}, which is less than a week.`,
              `After ${absd} away, the business needs you back.`,
              `The business copes for ${absd} without you.`,
            ),
        meaning: pick(
          voice,
          'A bad flu lasts longer, and your people would have to guess what you want.',
          'If you fall ill for ten days, decisions wait and work piles up.',
          'Even a short illness would leave your people without answers.',
        ),
        action: pick(
          voice,
          `Put ${first} away into the calendar, without phone and mail, and name who decides meanwhile. Have every open question written down. Remove the causes, then try ${then}.`,
          `Choose a quiet time and stay away for ${first}. Your stand-in decides and notes what was missing. Settle each point together, then stay away for ${then}.`,
        ),
        outcome: wantsToLeave(voice)
          ? `${capital(voice.exit.heir)} can see that a week without you works.`
          : pick(
              voice,
              'You have been away for a week, and nothing had to wait for you.',
              'The business gets through a week without a call to you.',
            ),
        stake: pick(
          voice,
          `If you are out for two weeks, ${voice.customers} wait and some of them may leave.`,
          'Without a test, the first illness shows what nobody else can decide.',
          'An accident would stop decisions on the day it happens.',
        ),
        step: `Test ${first} away, then ${then}`,
        measure: isNever
          ? 'A full week away without a call for help'
          : `A full week away without a call, ${absd} today`,
        milestone: 'You have been away for a full week',
      };
    },
  },
  'L-02': {
    priority: 'high',
    when: { all: [{ atLeast: ['absd', 7] }, { below: ['absd', 30] }] },
    published: ['30 days'],
    needs: ['L-08'],
    ownerHours: { perWeek: 2, weeks: 20 },
    help: { staff: 'The stand-in: half a day a week' },
    sources: ['VAC', 'F90'],
    words: (voice) => {
      if (voice.isTiny) return tinyAbsence(voice);
      const { absd } = voice.figures;
      const isShort = voice.answers.absd < 14;
      // Longer than what the owner answers to be possible.
      const first = isShort ? 'two weeks' : voice.answers.absd < 21 ? 'three weeks' : 'four weeks';
      const next = voice.answers.absd < 21 ? '30 days' : 'six weeks';
      return {
        finding: pick(
          voice,
          `You can be away for ${absd} before the business needs you.`,
          `The business runs for ${absd} without you, by your own estimate.`,
          `A holiday of ${absd} is possible today.`,
          `Your people manage for ${absd} while you are away.`,
        ),
        meaning: pick(
          voice,
          'In a longer absence, decisions on money and people would wait for you.',
          isShort
            ? 'A broken leg keeps you away longer, and large decisions would wait until you are back.'
            : 'An operation with a slow recovery takes longer, and large decisions would wait.',
          'Beyond that, your people would have to settle things that you alone settle now.',
          isShort
            ? 'A longer journey or an operation is not possible without calls to you.'
            : 'That covers a holiday, and a serious illness takes longer.',
        ),
        action: pick(
          voice,
          `Name one person who decides in your place, with limits for spending and staff. Stay away for ${first} and have every problem listed. Settle the list together, then plan ${next}.`,
          `Write on one page what a stand-in may decide alone, with amounts. Give it to the person you trust most and leave for ${first}. Discuss the result, then go for ${next}.`,
          `Choose a stand-in and let that person decide beside you for a month. Then go away for ${first} and take no calls. What went wrong becomes the list for the next time, which is ${next}.`,
          `Fix ${first} in the calendar in which a stand-in decides for you. Say beforehand up to which amount, and which cases can wait. Repeat it with ${next} within the year.`,
        ),
        outcome: pick(
          voice,
          'The stand-in has led the business for a month.',
          'A month away has been tried, and its problems are settled.',
          'You know from a trial who can decide in your place.',
          `Your ${voice.customers} have a second person who decides.`,
        ),
        stake: pick(
          voice,
          'If you are out for a month, an important offer or a resignation stays unanswered.',
          'In a long illness, nobody would know who may spend money or hire.',
          'A decision that cannot wait would be made by nobody, or by chance.',
          'Those who need a yes from you, such as a bank, would get none for weeks.',
        ),
        step: `Name a stand-in and stay away for ${first}`,
        measure: `Longest absence that was tried, ${absd} estimated today`,
        milestone: 'A month away has worked with a stand-in',
      };
    },
  },
  'L-03': {
    priority: 'medium',
    when: { all: [{ atLeast: ['absd', 30] }, { below: ['absd', 90] }] },
    silentWhere: { situation: ['stay-small'] },
    published: ['90 days'],
    needs: ['L-16'],
    ownerHours: { perWeek: 2, weeks: 26 },
    help: { staff: 'The deputy as lead: one day a week' },
    sources: ['VB8', 'F90'],
    words: (voice) => {
      const { absd } = voice.figures;
      return {
        finding: pick(
          voice,
          `You can be away for ${absd} in a row.`,
          `For ${absd} the business does without you.`,
        ),
        meaning: pick(
          voice,
          'A long illness can take three months, and some things cannot wait that long.',
          'What still needs you shows only in a longer absence.',
        ),
        action: voice.isTiny
          ? `List what stops after ${absd} without you. Find somebody outside or a fixed rule for each point, one a month. Then plan 90 days away.`
          : pick(
              voice,
              `List what stops after ${absd} without you. Hand over one point a month, with its papers and access. Then let your stand-in lead, first for a month and later for 90 days.`,
              `Ask your people what they could not settle if you were away for longer than ${absd}. Give each point to one person. Plan a quarter in which your stand-in leads.`,
            ),
        outcome: pick(
          voice,
          'The list is empty, and 90 days without you have worked.',
          'The business has earned its money for three months without you.',
        ),
        stake: pick(
          voice,
          'In a long illness, the last tasks on your desk could still hold up the rest.',
          'A bank or a buyer will ask about a long absence, and you could only guess.',
        ),
        step: `List what stops after ${absd} and hand it over`,
        measure: 'Points on the list that still wait for you',
        milestone: '90 days without you have worked',
      };
    },
  },
} as const satisfies GapRules<'L'>;
