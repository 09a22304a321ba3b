import type { TabId } from '@ellac/contracts';
import { lazy, Suspense, useId } from 'react';
import { useFormState } from 'react-hook-form';
import { AnalystChoice } from '../analyst/analyst-choice.js';
import type { FieldName } from '../fields/field-names.js';
import { faultsByTab } from './faults.js';
import { MissingAnswers } from './missing-answers.js';
import { useQuestionContext } from './question-context.js';
import { SecondLook } from './second-look.js';
import { StepButtons } from './step-buttons.js';

const Review = lazy(() => import('../review/review.js'));

interface FormEndProps {
  readonly first: boolean;
  readonly last: boolean;
  readonly sending: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
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
      {last && (
        <Suspense fallback={null}>
          <Review onOpen={onOpen} />
        </Suspense>
      )}
      {missing && <MissingAnswers id={missingId} faults={faults} onOpen={onOpen} />}
      {last && <SecondLook onOpen={onOpen} />}
      {last && <AnalystChoice />}
      <StepButtons {...buttons} last={last} missingId={missing ? missingId : undefined} />
    </>
  );
}
