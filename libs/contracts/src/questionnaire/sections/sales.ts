import { documentedElementChoices } from '../../enumerations.js';
import { limits } from '../../limits.js';
import { list, number, percent, percentGroup } from '../field-rules.js';

export const salesFields = {
  sales_team_size: number({
    label: 'People in the sales team',
    hint: 'Without the owner.',
    unit: 'people',
    min: 0,
    max: limits.people,
  }),
  sales_distribution: percentGroup({
    label: 'Who makes the sales',
    hint: 'Together 100%: change two, and the third is what remains.',
    parts: {
      owner: percent('Owner'),
      team: percent('Sales team'),
      other: percent('Other ways', 'For example partners, platforms or a web shop.'),
    },
    initial: { owner: 100, team: 0, other: 0 },
    mayBeUnknown: true,
  }),
  documented_elements: list({
    label: 'Which parts of selling are written down?',
    choices: documentedElementChoices,
  }),
} as const;
