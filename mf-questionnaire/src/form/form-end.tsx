import { Body1 } from '@fluentui/react-components';
import { useId, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import {
  AnalystChoice,
  MissingAnswers,
  MissingNotice,
  Review,
  SecondLook,
} from '../submit/ending.js';
import { faultsByTab } from './form-faults.js';
import { useQuestionContext } from './question-context.js';
import { StepButtons } from './step-buttons.js';
import type { Moves } from './use-moves.js';

interface FormEndProps {
  readonly first: boolean;
  readonly last: boolean;
  readonly sending: boolean;
  /** Whether the last attempt to send failed. */
  readonly failed: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  /** Called when the owner is about to go to the next tab, so that its code can be loaded ahead. */
  readonly onNextNear: () => void;
  readonly onOpen: Moves['open'];
  readonly onShow: Moves['show'];
  readonly onSubmit: () => void;
}

/** The foot of every tab. On the last tab, it also has the checks before sending. */
export function FormEnd({ last, failed, onOpen, onShow, ...buttons }: FormEndProps) {
  const missingId = useId();
  const failedId = useId();
  const { control } = useQuestionContext();
  const faults = faultsByTab(useFormState({ control }).errors);
  const count = [...faults.values()].reduce((sum, ofTab) => sum + ofTab.length, 0);
  const missing = last && count > 0;
  const missingHeading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      {missing && <MissingAnswers headingRef={missingHeading} faults={faults} onOpen={onOpen} />}
      {last && <SecondLook onOpen={onOpen} />}
      {last && <Review onOpen={onOpen} />}
      {last && <AnalystChoice />}
      {missing && (
        <MissingNotice
          id={missingId}
          count={count}
          onShow={() => missingHeading.current && onShow(missingHeading.current)}
        />
      )}
      {last && failed && !missing && (
        <Body1 id={failedId}>
          Your answers were not sent. They are still here; please try again.
        </Body1>
      )}
      <StepButtons
        {...buttons}
        last={last}
        missingId={missing ? missingId : undefined}
        failedId={failed ? failedId : undefined}
      />
    </>
  );
}
