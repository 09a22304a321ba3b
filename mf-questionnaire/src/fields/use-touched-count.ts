import { isTouched } from '@ellac/contracts';
import { useWatch } from 'react-hook-form';
import { useQuestionContext } from '../form/question-context.js';
import type { FieldName } from './field-names.js';

/** How many of these questions the owner has answered. */
export function useTouchedCount(names: readonly FieldName[]): number {
  const { control } = useQuestionContext();
  const touched = useWatch({ control, name: 'entry.touched' });
  return names.filter((name) => isTouched(touched, name)).length;
}
