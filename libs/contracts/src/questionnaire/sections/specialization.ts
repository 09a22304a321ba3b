import { revenueConcentrationChoices } from '../../enumerations.js';
import { choice, percent, percentGroup, rating } from '../field-rules.js';

export const specializationFields = {
  revenue_concentration: choice({
    label: 'Share of revenue from your main product or service line',
    choices: revenueConcentrationChoices,
    invalid: 'Please select revenue concentration',
  }),
  delivery_independence: rating('Our product or service can be delivered without the owner.'),
  custom_vs_standard: percentGroup({
    label: 'Made to measure or standard',
    hint: 'The two shares always make 100% together: change one and the other follows.',
    parts: {
      custom: percent('Made to measure'),
      standard: percent('Standard'),
    },
    initial: { custom: 50, standard: 50 },
    mayBeUnknown: true,
  }),
} as const;
