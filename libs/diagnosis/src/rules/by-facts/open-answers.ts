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
      action: `${voice.openParts.length === 0 ? 'Answer the questions that are open.' : `Answer these first: ${voice.openParts.join('; ')}.`} Write three sentences of your own, too: what you sell and to whom, what holds you back, and what you want. Take the figures from last year's accounts or ask your accountant. Estimate what you do not know, or mark it as not known.`,
      outcome: 'The next report can say what matters first.',
      stake: pick(
        voice,
        'Without these ten answers no step can be recommended.',
        'Until then nobody can tell what comes first.',
      ),
      step: 'Answer the ten questions that tell most',
      measure: 'Ten answers given',
      milestone: 'The ten answers are given',
    }),
  },
] as const satisfies readonly PlacedFactRule[];
