import type { TabId } from '@ellac/contracts';
import { useId } from 'react';
import { useFormState } from 'react-hook-form';
import type { FieldName } from '../fields/field-names.js';
import { AnalystChoice, MissingAnswers, Review, SecondLook } from '../submit/ending.js';
import { faultsByTab } from './faults.js';
import { useQuestionContext } from './question-context.js';
import { StepButtons } from './step-buttons.js';

interface FormEndProps {
  readonly first: boolean;
  readonly last: boolean;
  readonly sending: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  /** The owner is about to go on. */
  readonly onNextNear: () => void;
  readonly onOpen: (tab: TabId, question: FieldName) => void;
  readonly onSubmit: () => void;
}

/** The foot of every tab; on the last one with what to look at before sending. */
export function FormEnd({ last, onOpen, ...buttons }: FormEndProps) {
  const missingId = useId();
  const { control } = useQuestionContext();
  const faults = faultsByTab(useFormState({ control }).errors);
  const missing = last && faults.size > 0;
  return (
    <>
      {missing && <MissingAnswers id={missingId} faults={faults} onOpen={onOpen} />}
      {last && <SecondLook onOpen={onOpen} />}
      {last && <Review onOpen={onOpen} />}
      {last && <AnalystChoice />}
      <StepButtons {...buttons} last={last} missingId={missing ? missingId : undefined} />
    </>
  );
}
