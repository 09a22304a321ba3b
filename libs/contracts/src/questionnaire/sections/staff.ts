import { limits } from '../../limits.js';
import { limitInWords, text, type NumberRule } from '../field-rules.js';

const totalEmployees = {
  kind: 'number',
  label: 'Total employees',
  hint: 'Everyone on the payroll, counting yourself; half a post is 0.5.',
  unit: 'people',
  // Above 0, whole or decimal (part-time posts): the smallest head count that is not "none".
  min: 0.01,
  max: limits.employees,
  notANumber: 'Total employees is required',
  tooLow: 'Total employees is required',
  negative: 'Total employees cannot be below 0',
  tooHigh: `Total employees must be at most ${limitInWords(limits.employees)}`,
  // The form always sends it; the API also takes a submission without it.
  isOptional: true,
} as const satisfies NumberRule;

export const staffFields = {
  totalEmployees,
  departments: text({
    label: 'Departments',
    hint: 'Which departments or roles there are, and who leads them. A few words are enough.',
    min: 10,
    max: limits.shortText,
    required: 'Department information is required',
    tooShort: 'Please provide department information',
  }),
  training: text({
    label: 'Training',
    hint: 'How new people are trained, and how skills are kept up. “No training yet” is an answer too.',
    min: 10,
    max: limits.shortText,
    required: 'Training information is required',
    tooShort: 'Please describe your training programs',
  }),
} as const;
