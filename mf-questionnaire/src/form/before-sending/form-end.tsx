import type { TabId } from '@ellac/contracts';
import { messageOf } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { analystSetting } from '../../analyst/analyst-setting.js';
import {
  AnalystChoice,
  ErrorAlert,
  MissingAnswers,
  MissingNotice,
  PrivacyConsent,
  ReportAddress,
  Review,
  SecondLook,
  StillAsItCame,
  SubmitButton,
} from '../../submit/ending.js';
import { faultsByTab } from '../form-faults.js';
import { FormFoot } from './form-foot.js';
import { useQuestionContext } from '../question-context.js';
import { NextButton, StepButtons } from '../steps/step-buttons.js';
import type { Moves } from '../steps/use-moves.js';
import type { TabProgress } from '../tabs/use-tab-states.js';

interface FormEndProps {
  readonly first: boolean;
  readonly last: boolean;
  readonly sending: boolean;
  /** Why the last attempt to send failed; null if it did not. */
  readonly failure: Error | null;
  readonly progress: TabProgress;
  /** The tabs whose answers the owner opened in the review. */
  readonly openedTabs: ReadonlySet<TabId>;
  /** The version of the privacy notice that the owner agreed to; null before. */
  readonly agreedTo: string | null;
  readonly onAgree: (version: string | null) => void;
  readonly onOpenedTabs: (tabs: ReadonlySet<TabId>) => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  /** Called when the owner is about to go to the next tab, so that its code can be loaded ahead. */
  readonly onNextNear: () => void;
  readonly onOpen: Moves['open'];
  readonly onShow: Moves['show'];
  readonly onSubmit: () => void;
}

/** The foot of every tab. On the last tab, it also has the checks before sending. */
export function FormEnd(props: FormEndProps) {
  const { first, last, sending, onPrevious, onNext, onNextNear } = props;
  if (last) return <FormLastEnd {...props} />;
  return (
    <FormFoot isSticky={false}>
      <StepButtons first={first} isCrowded={false} sending={sending} onPrevious={onPrevious}>
        <NextButton onNext={onNext} onNear={onNextNear} />
      </StepButtons>
    </FormFoot>
  );
}

function FormLastEnd(props: FormEndProps) {
  const { first, sending, failure, agreedTo, onAgree, onPrevious, onOpen, onShow, onSubmit } =
    props;
  const { control } = useQuestionContext();
  const faults = faultsByTab(useFormState({ control }).errors);
  const missingId = useId();
  const failedId = useId();
  const missingHeading = useRef<HTMLHeadingElement>(null);
  const count = [...faults.values()].reduce((sum, ofTab) => sum + ofTab.length, 0);
  const consent = useRef<HTMLDivElement>(null);
  const notice = useQuery(analystSetting).data?.privacyNotice ?? null;
  const isConsentMissing = notice !== null && agreedTo !== notice.version;
  const missing = count > 0 || isConsentMissing;
  const showMissing = () => {
    if (missingHeading.current === null) consent.current?.querySelector('input')?.focus();
    else onShow(missingHeading.current);
  };
  return (
    <>
      {count > 0 && <MissingAnswers headingRef={missingHeading} faults={faults} onOpen={onOpen} />}
      <SecondLook onOpen={onOpen} />
      <StillAsItCame onOpen={onOpen} />
      <Review
        progress={props.progress}
        opened={props.openedTabs}
        onOpened={props.onOpenedTabs}
        onOpen={onOpen}
      />
      <AnalystChoice />
      {notice !== null && (
        <PrivacyConsent
          notice={notice}
          isGiven={!isConsentMissing}
          groupRef={consent}
          onChange={(isGiven) => onAgree(isGiven ? notice.version : null)}
        />
      )}
      <FormFoot isSticky>
        {failure !== null && !missing && (
          <ErrorAlert
            id={failedId}
            isSilent
            title="Your answers were not sent."
            message={`${messageOf(failure, 'The server gave no reason.')} They are still here.`}
            action={{ label: 'Try again', onClick: onSubmit }}
          />
        )}
        {count === 0 && <ReportAddress onOpen={onOpen} />}
        <StepButtons first={first} isCrowded sending={sending} onPrevious={onPrevious}>
          {missing && <MissingNotice id={missingId} count={count} onShow={showMissing} />}
          <SubmitButton
            sending={sending}
            missingId={missing ? missingId : undefined}
            failedId={failure === null ? undefined : failedId}
            onShowMissing={showMissing}
            onSubmit={onSubmit}
          />
        </StepButtons>
      </FormFoot>
    </>
  );
}
