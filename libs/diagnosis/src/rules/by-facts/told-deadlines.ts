import { pick, type StepWords } from '../rule.js';
import type { PlacedFactRule } from './placed-fact-rule.js';
import type { Voice } from '../../voice/voice.js';

/** What to do first about a day, by what it is about. */
const actions = {
  accident:
    'Call a lawyer for safety at work today and tell all of it. Change nothing in papers or on site before, and tell your insurers as the lawyer says. See that the one who was hurt has somebody to call.',
  official:
    'Call an adviser who knows this field this week, and say all of it. Do nothing and sign nothing before. Name one person who keeps the papers together.',
  usual:
    'Write down what has to be decided or done by then, and the one thing you have to know first. Find that out this week. Name who does what, and finish a week before the day.',
} as const;

/** The words on one of the days that the owner names, the nearest first. */
function wordsOn(place: 0 | 1 | 2) {
  return (voice: Voice): StepWords => {
    const { time, words, matter = 'usual' } = voice.deadlines[place] ?? {};
    const by = time?.by ?? 'by the day that you name';
    return {
      finding:
        words === undefined
          ? pick(voice, `You name a day that counts, ${by}.`, `Something is due ${by}.`)
          : `You write: “${words}”.`,
      meaning: pick(
        voice,
        'On that day others act, whether you are ready or not.',
        'What is open on that day is decided without you.',
      ),
      action: actions[matter],
      outcome: 'It is decided or done before the day comes.',
      stake: pick(
        voice,
        'A day that nobody prepares is decided by the other side.',
        'The last days before it leave only bad choices.',
      ),
      step:
        matter === 'accident'
          ? 'Call a lawyer today, before anything else'
          : matter === 'official'
            ? `Get advice on what is due ${by}`
            : `Settle what is due ${by}`,
      measure: 'Decided or done a week before the day',
      milestone: `What is due ${by} is settled`,
    };
  };
}

const common = {
  area: 'leadership',
  needs: [],
  ownerHours: { perWeek: 1, weeks: 3 },
  sources: ['SELF'],
} as const;

/** Rules on the days that an owner names for what is due or decided. */
export const deadlineRules = [
  {
    id: 'R-34',
    ...common,
    priority: { critical: { fact: 'deadline', months: { atMost: 1 } }, else: 'high' },
    when: { fact: 'deadline', months: { atMost: 5 } },
    words: wordsOn(0),
  },
  {
    id: 'R-35',
    ...common,
    priority: { critical: { fact: 'deadline', times: 2, months: { atMost: 1 } }, else: 'high' },
    when: { fact: 'deadline', times: 2, months: { atMost: 5 } },
    words: wordsOn(1),
  },
  {
    id: 'R-36',
    ...common,
    priority: { critical: { fact: 'deadline', times: 3, months: { atMost: 1 } }, else: 'high' },
    when: { fact: 'deadline', times: 3, months: { atMost: 5 } },
    words: wordsOn(2),
  },
] as const satisfies readonly PlacedFactRule[];
