import { isNotKnown, markNotKnown } from '@ellac/contracts';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { useQuestionContext } from '../../form/question-context.js';
import type { FieldName } from '../field-names.js';

/** Whether a question is marked as not known, and a function to change that. */
export interface NotKnown {
  readonly marked: boolean;
  readonly mark: (marked: boolean) => void;
}

interface Answer<Value> {
  readonly value: Value;
  /** The value on a new form, which is also sent while the question is marked as not known. */
  readonly fallback: Value;
  readonly onChange: (value: Value) => void;
}

/**
 * Links the "not known" mark of a question to its answer: the typed answer returns when the mark is
 * removed.
 */
export function useNotKnown<Value>(
  name: FieldName,
  { value, fallback, onChange }: Answer<Value>,
): NotKnown {
  const { control } = useQuestionContext();
  const { field } = useController({ control, name: 'meta.notKnown' });
  const typed = useRef<Value>(fallback);
  return {
    marked: isNotKnown(field.value, name),
    mark: (marked) => {
      if (marked) typed.current = value;
      // The mark comes first, because it decides whether the answer is validated.
      field.onChange(markNotKnown(field.value, name, marked));
      onChange(marked ? fallback : typed.current);
    },
  };
}
