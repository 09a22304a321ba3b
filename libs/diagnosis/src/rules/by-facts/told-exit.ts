import { capital } from '../../text/capital.js';
import { pick, shortest } from '../rule.js';
import type { PlacedFactRule } from './placed-fact-rule.js';
import { possessiveOf, verbFor } from '../../voice/person.js';
import type { Voice } from '../../voice/voice.js';

/** ` by August 2028`, or nothing. */
const byThen = ({ exit }: Voice): string => (exit.time === undefined ? '' : ` ${exit.time.by}`);

/** `You want`, `Orla wants`, as a sentence begins. */
function wanting({ exit: { who } }: Voice): string {
  return `${capital(who.name)} ${verbFor(who, 'want', 'wants')}`;
}

/**
 * The person whose work must be handed over: the one who alone can do it, or else the one who
 * leaves.
 */
function workOf(voice: Voice) {
  const { holder, leaver, exit } = voice;
  if (holder.does !== undefined && holder.isKnown) return { who: holder, does: holder.does };
  return { who: leaver.isKnown ? leaver : exit.who, does: undefined };
}

/** The owner names nobody: choose the way first. */
const threeWays = (voice: Voice) => ({
  finding: pick(
    voice,
    `${wanting(voice)} to leave${byThen(voice)}, and the answers name no successor.`,
    `${wanting(voice)} to be out${byThen(voice)}; to whom the business goes is open.`,
  ),
  meaning: pick(
    voice,
    'A sale, a handover and a closure each need other work and other time.',
    'Until the way is chosen, you cannot tell which work prepares it.',
  ),
  action:
    'Write one page on three ways: sell, hand over or close. Add three conditions you will not give up, such as price, date or jobs. Discuss the page with an adviser who is not paid by the sale.',
  outcome: 'One signed page says which way you try first.',
  stake: pick(
    voice,
    'Without a choice, time or health may choose for you.',
    'Each month without a choice leaves fewer ways open.',
  ),
  step: 'Choose between selling, handing over and closing',
  measure: 'One page with the way and three conditions, signed',
  milestone: 'The first way is chosen and signed',
});

/** The owner names who could take over: ask them. */
const askThem = (voice: Voice, they: string) => ({
  finding: pick(
    voice,
    `${wanting(voice)} to leave${byThen(voice)}, and whether ${they} will take over is open.`,
    `${wanting(voice)} to be out${byThen(voice)}; you name ${they}, and nothing is agreed.`,
  ),
  meaning: pick(
    voice,
    'Until you have an answer, you cannot tell whether you need a buyer from outside.',
    'A yes has to be financed and learned, and a no leaves you less time for another way.',
  ),
  action: `Ask ${they} in person, and each alone, whether taking over is what they want, and by when they can say so. Have your accountant reckon a price range with and without your own work. Name a day by which you look elsewhere.`,
  outcome: 'You have a yes, a no, or a date for the answer.',
  stake: pick(
    voice,
    'People who are not asked make other plans.',
    'Each month without an answer leaves less time for another way.',
  ),
  step: shortest(
    `Ask ${they} whether they want to take over`,
    'Ask those you name whether they take over',
  ),
  measure: 'Yes, no or a date from each of them',
  milestone: 'Those who could take over have answered',
});

/** Rules for an owner who wants to leave. */
export const exitRules = [
  {
    id: 'R-09',
    area: 'leadership',
    priority: { critical: { situation: ['exit-short'] }, else: 'high' },
    when: { fact: 'wish-exit', to: ['open'] },
    needs: [],
    ownerHours: { perWeek: 2, weeks: 4 },
    sources: ['EPIX', 'EPI'],
    words: (voice) =>
      voice.exit.mayTakeOver === undefined
        ? threeWays(voice)
        : askThem(voice, voice.exit.mayTakeOver),
  },
  {
    id: 'R-10',
    area: 'systems',
    priority: { critical: { situation: ['exit-short'] }, else: 'high' },
    when: { fact: 'wish-exit' },
    needs: ['S-15'],
    ownerHours: { perWeek: 1, weeks: 6 },
    sources: ['EPIX', 'SDE', 'MW'],
    words: (voice) => ({
      finding: pick(
        voice,
        'Whether figures, contracts and permits are ready for a successor is open.',
        'The answers do not say that figures, contracts and permits are ready to hand over.',
      ),
      meaning: pick(
        voice,
        'A gap in them can make the other side doubt everything else.',
        voice.exit.isToPartner
          ? 'What is missing comes up when you talk about the price.'
          : 'What is missing comes up during the talks and can lower the price.',
      ),
      action: pick(
        voice,
        'Ask your accountant to restate the last three years, without private costs and with fair pay. Collect contracts, leases, staff papers and permits in one folder.',
        'Let your accountant restate three years of figures: private costs out, fair pay in. Put contracts, leases, staff papers and permits into one folder, and list what is missing.',
      ),
      outcome: 'Anyone who takes over can check the business from one folder.',
      stake: pick(
        voice,
        voice.exit.isToPartner
          ? 'Without clean figures, each of you reckons with another price.'
          : 'Without clean figures, the other side names the price.',
        'Missing papers can delay the handover.',
      ),
      step: 'Restate three years of figures and collect the papers',
      measure: 'Three years restated, folder complete',
      milestone: 'Figures and papers are ready to show',
    }),
  },
  {
    id: 'R-11',
    area: 'leadership',
    priority: 'high',
    when: {
      any: [
        { all: [{ fact: 'wish-exit' }, { fact: 'buyer' }] },
        { fact: 'wish-exit', to: ['buyer'] },
      ],
    },
    needs: ['R-10'],
    ownerHours: { perWeek: 2, weeks: 8 },
    sources: ['MW', 'EPIX'],
    words: (voice) => {
      const { isAsked, successor, heir, isToOwn } = voice.exit;
      const isOwn = isAsked && isToOwn;
      return {
        finding: isAsked
          ? `${capital(successor ?? 'somebody')} is interested in taking over, and the terms are open.`
          : 'You write of a sale to a buyer, and who that could be is open.',
        meaning: isOwn
          ? 'Until you have talked, neither side knows whether price and time can fit.'
          : pick(
              voice,
              'With one interested party alone, you cannot tell what a fair price is.',
              'Where only one party is interested, that party sets the pace and the price.',
            ),
        action: isOwn
          ? `Prepare the first talk with ${heir}: what you hand over, what it could cost and how it could be paid. Have a confidentiality agreement signed before you show figures. Name no price before your accountant has a range.`
          : `Prepare the first talk${successor === undefined ? '' : ` with ${successor}`}: what you show, what you ask, who leads it. Have a confidentiality agreement signed before you show figures. Find a second interested party before you name a price.`,
        outcome: 'Two talks are held before a price is named.',
        stake: pick(
          voice,
          'A price that is named too early is hard to raise.',
          'A talk without preparation can end the interest.',
        ),
        step: isOwn
          ? `Prepare the first talk with ${heir}`
          : successor === undefined
            ? 'Prepare the first talk and find a second party'
            : `Prepare the talk with ${successor}; find a second party`,
        measure: 'Two talks held before a price is named',
        milestone: 'Two talks have been held',
      };
    },
  },
  {
    id: 'R-12',
    area: 'leadership',
    priority: { critical: { situation: ['exit-short'] }, else: 'high' },
    when: {
      all: [
        { fact: 'wish-exit' },
        {
          any: [
            { fact: 'only-one' },
            { fact: 'person-leaves', tense: 'coming' },
            { count: ['funcs', 'atMost', 3] },
          ],
        },
      ],
    },
    needs: [],
    ownerHours: { perWeek: 2, weeks: 16 },
    sources: ['KP', 'VB8'],
    words: (voice) => {
      const { who, does } = workOf(voice);
      const work = does === undefined ? `${possessiveOf(who)} work` : `how to ${does}`;
      return {
        finding: pick(
          voice,
          `Before the handover${byThen(voice)}, somebody else has to learn ${work}.`,
          `Somebody else has to know ${work} before the handover${byThen(voice)}.`,
        ),
        meaning: pick(
          voice,
          'Work that nobody else has done yet stops on the day of the handover.',
          'A successor who has never done the work cannot know what it takes.',
        ),
        action: `Go through one full cycle of ${possessiveOf(who)} work, such as a month or a season, with the person who takes it on. Record each step and its reason. Then let that person do it once alone.`,
        outcome: `The work is done once without ${who.name}.`,
        stake: pick(
          voice,
          'What is not handed on in time is lost to the business.',
          'Without that cycle, questions and calls go on after the handover.',
        ),
        step: `Hand on one full cycle of ${possessiveOf(who)} work`,
        measure: `Done once without ${who.name}`,
        milestone: `One cycle is done without ${who.name}`,
      };
    },
  },
  {
    id: 'R-13',
    area: 'leadership',
    priority: 'high',
    when: { fact: 'wish-exit', to: ['family', 'staff', 'partner'] },
    needs: ['R-10', 'R-11'],
    ownerHours: { perWeek: 1, weeks: 12 },
    sources: ['EPIX'],
    words: (voice) => {
      const { who, to, heir, isToPartner } = voice.exit;
      return {
        finding: pick(
          voice,
          `The terms of the handover to ${to} are open.`,
          `You write of a handover to ${to}, and its terms are open.`,
        ),
        meaning: pick(
          voice,
          'Until price, payment and date are written down, neither side can plan.',
          'A trial shows whether it works while both sides can still change their minds.',
        ),
        action: isToPartner
          ? `Let ${heir} lead ${possessiveOf(who)} part for a quarter, while ${who.name} ${verbFor(who, 'stay', 'stays')} out of it. Put price, payment and date in writing and let your accountant check them. Agree beforehand what happens if it does not work.`
          : `Give ${heir} real authority over one part for a quarter, with a budget. Put price, payment and date in writing and let your accountant check them. Agree beforehand what happens if the trial fails.`,
        outcome: 'Both sides know whether they go on, and on what terms.',
        stake: pick(
          voice,
          'Terms left open until the last months can end the handover.',
          'If the wrong person takes over, there is no second try.',
        ),
        step: isToPartner
          ? `Plan a trial quarter without ${who.name}`
          : `Start a trial quarter for ${heir}`,
        measure: 'Trial quarter ended, terms in writing',
        milestone: 'The trial has ended, the terms are written',
      };
    },
  },
] as const satisfies readonly PlacedFactRule[];
