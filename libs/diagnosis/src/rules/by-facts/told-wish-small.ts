import { pick } from '../rule.js';
import type { PlacedFactRule } from './placed-fact-rule.js';

/** Rules for a business that means to stay as large as it is. */
export const smallRules = [
  {
    id: 'R-21',
    area: 'leadership',
    priority: 'high',
    when: { fact: 'wish-small' },
    replaces: ['L-22'],
    needs: [],
    ownerHours: { perWeek: 1, weeks: 6 },
    sources: ['CL', 'CC1'],
    words: (voice) => {
      const review = voice.flags.pricesByOthers
        ? 'Check once a year what your work leaves you'
        : 'Review your prices once a year';
      return {
        finding: pick(
          voice,
          'Your answers do not say who stands in for you, and at a steady size much hangs on that.',
          'You choose to stay at this size; who does your work while you are away is open.',
        ),
        meaning: pick(
          voice,
          'At a steady size, your absence and one large customer are the main dangers.',
          'Safety then comes from a stand-in, good prices and several customers.',
        ),
        action: voice.isTiny
          ? `Agree in writing with a colleague to stand in for each other. ${review}, and set a limit for one customer. Block your free weeks in the calendar today.`
          : `Name somebody who stands in for you, and agree in writing what that person decides. ${review}, and set a limit for one customer. Block your free weeks in the calendar today.`,
        outcome: 'The stand-in has done one real job for you.',
        stake: pick(
          voice,
          'Without a stand-in, an illness costs you customers as well as income.',
          'If nobody stands in, every week away costs you income or trust.',
        ),
        step: 'Agree on a stand-in and try one real job',
        measure: 'The stand-in has done one real job',
        milestone: 'The stand-in has done one job',
      };
    },
  },
] as const satisfies readonly PlacedFactRule[];
