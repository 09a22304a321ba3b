import {
  Button,
  makeStyles,
  mergeClasses,
  tokens,
  useRestoreFocusTarget,
} from '@fluentui/react-components';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    paddingTop: tokens.spacingVerticalL,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  // Not the last one: who sends has come past all that stands before it.
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
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onSubmit: () => void;
}

/** The way back and forth, and at the end the way out. */
export function StepButtons({
  first,
  last,
  sending,
  missingId,
  onPrevious,
  onNext,
  onSubmit,
}: StepButtonsProps) {
  const styles = useStyles();
  const restoreFocus = useRestoreFocusTarget();
  return (
    <div className={mergeClasses(styles.bar, !last && styles.inReach)}>
      <Button size="large" disabled={first || sending} onClick={onPrevious}>
        Previous
      </Button>
      {last ? (
        <Button
          {...restoreFocus}
          size="large"
          appearance="primary"
          // Stays in reach of the keyboard, so that what is missing is read with it.
          disabledFocusable={missingId !== undefined || sending}
          aria-describedby={missingId}
          onClick={onSubmit}
        >
          {sending ? 'Analyzing...' : 'Submit Questionnaire'}
        </Button>
      ) : (
        <Button size="large" appearance="primary" onClick={onNext}>
          Next
        </Button>
      )}
    </div>
  );
}
