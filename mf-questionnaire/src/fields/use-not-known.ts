import { isNotKnown, markNotKnown } from '@ellac/contracts';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { useQuestionContext } from '../form/question-context.js';
import type { FieldName } from './field-names.js';

/** Whether a question is marked as not known, and the way to mark it. */
export interface NotKnown {
  readonly marked: boolean;
  readonly mark: (marked: boolean) => void;
}

interface Answer<Value> {
  readonly value: Value;
  /** What the question is on a new form, and is sent as when it is not known. */
  readonly fallback: Value;
  readonly onChange: (value: Value) => void;
}

/** Joins the mark of a question to its answer: what was typed comes back when the mark is taken off. */
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
      onChange(marked ? fallback : typed.current);
      field.onChange(markNotKnown(field.value, name, marked));
    },
  };
}
