import { limits } from '../../limits.js';
import { text } from '../field-rules.js';

const longText = (label: string, hint: string, required: string) =>
  text({
    label,
    hint,
    min: limits.longTextMin,
    max: limits.longText,
    required,
    tooShort: 'Please provide more detail',
  });

export const qualitativeFields = {
  vision: longText(
    'Vision',
    'Where the business stands in three to five years, and what your own part is then.',
    'Vision statement is required',
  ),
  challenges: longText(
    'Challenges',
    'What holds the business back today.',
    'Challenges information is required',
  ),
  opportunities: longText(
    'Opportunities',
    'Where you see the best chances.',
    'Opportunities information is required',
  ),
} as const;
