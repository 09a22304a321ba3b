import { pick } from '../rule.js';
import type { PlacedFactRule } from './placed-fact-rule.js';

/** The rule for a form that says too little. */
export const openAnswerRules = [
  {
    id: 'R-25',
    area: 'systems',
    priority: 'high',
    when: { situation: ['too-little'] },
    needs: [],
    ownerHours: { perWeek: 1, weeks: 1 },
    sources: ['SELF'],
    words: (voice) => ({
      finding: pick(
        voice,
        'Too few answers are filled in to say where the business stands.',
        'The answers are not enough yet to judge the business.',
      ),
      meaning: pick(
        voice,
        'Advice that rests on so little could point the wrong way.',
        'With so few answers, any advice would be a guess.',
      ),
      action:
        'An hour is enough: ratings and ticks first, then the figures with last year’s accounts open, then three sentences of your own. Say what you sell and to whom, what holds you back, and what you want. Estimate what you do not know, or mark it as not known. If a coach looks after you, ask to fill it in together.',
      outcome: 'The report is written anew and says what matters first.',
      stake: pick(
        voice,
        'It takes an hour in all; every other step depends on what you answer.',
        'An hour in all decides which steps come next.',
      ),
      step: 'Answer the ten questions that tell most',
      measure: 'Ten answers given',
      milestone: 'The ten answers are given',
    }),
  },
] as const satisfies readonly PlacedFactRule[];
