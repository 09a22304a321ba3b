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
  // Not sticky on the last tab, where the owner should read to the end before submitting.
  inReach: {
    '@container (max-width: 959px)': {
      paddingBottom: tokens.spacingVerticalM,
      paddingTop: tokens.spacingVerticalM,
      // On a low screen the bar is not sticky, because the questions need the height.
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
  /**
   * The id of the element that names what is missing; undefined if the questionnaire can be sent.
   */
  readonly missingId: string | undefined;
  /** The id of the element that says that the last attempt to send failed. */
  readonly failedId: string | undefined;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  /** Called when the owner is about to go to the next tab, so that its code can be loaded ahead. */
  readonly onNextNear: () => void;
  readonly onSubmit: () => void;
}

/** The buttons for the previous and the next tab; on the last tab, the submit button. */
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
