import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { SubmitButton } from '../submit/ending.js';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    paddingTop: tokens.spacingVerticalL,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  // Not on the last tab, where submitting follows reading to the end.
  inReach: {
    '@container (max-width: 959px)': {
      paddingBottom: tokens.spacingVerticalM,
      paddingTop: tokens.spacingVerticalM,
      // Where little of the page is seen, most of it is for the questions.
      '@media (min-height: 480px)': {
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        backgroundColor: tokens.colorNeutralBackground1,
      },
    },
  },
});

interface StepButtonsProps {
  readonly first: boolean;
  readonly last: boolean;
  readonly sending: boolean;
  /** Names what is missing while the questionnaire cannot be sent. */
  readonly missingId: string | undefined;
  /** Says that the last attempt to send failed. */
  readonly failedId: string | undefined;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  /** The owner is about to go on. */
  readonly onNextNear: () => void;
  readonly onSubmit: () => void;
}

/** The way back and forth, and at the end the way out. */
export function StepButtons({
  first,
  last,
  sending,
  missingId,
  failedId,
  onPrevious,
  onNext,
  onNextNear,
  onSubmit,
}: StepButtonsProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.bar, !last && styles.inReach)}>
      <Button size="large" disabled={first || sending} onClick={onPrevious}>
        Previous
      </Button>
      {last ? (
        <SubmitButton
          sending={sending}
          missingId={missingId}
          failedId={failedId}
          onSubmit={onSubmit}
        />
      ) : (
        <Button
          size="large"
          appearance="primary"
          onClick={onNext}
          onPointerEnter={onNextNear}
          onFocus={onNextNear}
        >
          Next
        </Button>
      )}
    </div>
  );
}
