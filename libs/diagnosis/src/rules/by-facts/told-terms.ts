import { capital } from '../../text/capital.js';
import { pick } from '../rule.js';
import type { PlacedFactRule } from './placed-fact-rule.js';

/** Rules on contracts, leases, licences and permits that end. */
export const termRules = [
  {
    id: 'R-18',
    area: 'leadership',
    priority: { critical: { fact: 'term-ends', months: { atMost: 12 } }, else: 'high' },
    when: {
      all: [
        { fact: 'term-ends' },
        {
          not: {
            all: [{ situation: ['few-clients'] }, { fact: 'term-ends', thing: ['contract'] }],
          },
        },
      ],
    },
    needs: [],
    ownerHours: { perWeek: 1, weeks: 6 },
    sources: ['SELF'],
    words: (voice) => {
      const { what, time } = voice.term;
      return {
        finding:
          time === undefined
            ? `${capital(what)} comes to an end.`
            : pick(
                voice,
                `${capital(what)} ends ${time.when}.`,
                `${capital(what)} runs out ${time.when}.`,
              ),
        meaning: pick(
          voice,
          'Without a renewal you need another solution on that day.',
          'If it is not renewed, the work that rests on it stops that day.',
        ),
        action: `Ask now who decides on a renewal, what they need and by when. Price the best alternative, so that you can compare. Put off investments that pay back only after the term.`,
        outcome: 'You hold a written answer on the renewal.',
        stake: pick(
          voice,
          'If you ask late, you take the terms you are given.',
          'Without an alternative you cannot say no to bad terms.',
        ),
        step: `Ask about renewing ${what}`,
        measure: 'A written answer on the renewal',
        milestone: 'The renewal is answered in writing',
      };
    },
  },
] as const satisfies readonly PlacedFactRule[];
