import {
  independentFunctionChoices,
  institutionalizedRelationshipChoices,
} from '../../enumerations.js';
import { limits } from '../../limits.js';
import { list, number } from '../field-rules.js';

export const dependencyFields = {
  independent_functions: list({
    label: 'Which functions run without the owner?',
    choices: independentFunctionChoices,
  }),
  max_absence_days: number({
    label: 'Longest absence of the owner',
    hint: 'Days in a row the business copes without you, without calls or mail.',
    unit: 'days',
    mayBeUnknown: true,
    min: 0,
    max: limits.absenceDays,
  }),
  institutionalized_relationships: list({
    label: 'Which relationships are held by the company rather than by the owner?',
    choices: institutionalizedRelationshipChoices,
  }),
} as const;
