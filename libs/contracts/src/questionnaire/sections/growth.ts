import { limits } from '../../limits.js';
import { number, percent, percentGroup, text } from '../field-rules.js';

export const growthFields = {
  projected_growth: number({
    label: 'Projected growth',
    hint: 'Of revenue over the next 12 months.',
    unit: 'percent',
    mayBeUnknown: true,
    min: -100,
    max: 1000,
    tooLow: 'Projected growth must be between -100 and 1000',
    tooHigh: 'Projected growth must be between -100 and 1000',
  }),
  strategy: text({
    label: 'Growth strategy',
    hint: 'How you want to reach it: customers, offers, people.',
    min: limits.longTextMin,
    max: limits.longText,
    tooShort: 'Please provide more detail',
  }),
  revenue_predictability: percentGroup({
    label: 'How sure next year’s revenue is',
    hint: 'Together 100%: change two, and the third is what remains.',
    parts: {
      guaranteed: percent('Guaranteed', 'Secured by contract.'),
      likely: percent('Likely'),
      speculative: percent('Speculative'),
    },
    initial: { guaranteed: 0, likely: 0, speculative: 100 },
    mayBeUnknown: true,
  }),
} as const;
