import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDown20Regular } from '@fluentui/react-icons';
import { ForScreenReaders, useLateDialog } from '@ellac/web';
import type { ReactNode } from 'react';
import { StepDialog, stepDialog } from './late-step-dialog.js';
import { StepLine } from './step-bar.js';

const useStyles = makeStyles({
  sheet: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    '@media (forced-colors: active)': { borderBottom: '1px solid CanvasText' },
  },
  button: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    width: '100%',
    minHeight: '48px',
    padding: `0 ${tokens.spacingHorizontalL}`,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: '15px',
    lineHeight: '20px',
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  step: { fontWeight: tokens.fontWeightSemibold },
  time: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    fontSize: '14px',
    color: tokens.colorNeutralForeground2,
  },
});

interface StepSheetProps {
  readonly textId: string;
  /** From 1. */
  readonly step: number;
  readonly steps: number;
  readonly label: string;
  readonly answered: number;
  readonly questions: number;
  /** In words; null where nothing is left. */
  readonly timeLeft: string | null;
  /** The list of tabs; it calls back when one was chosen. */
  readonly list: (onChosen: () => void) => ReactNode;
}

/** The progress on a narrow page, which stays in sight and opens the list of tabs. */
export function StepSheet(props: StepSheetProps) {
  const { textId, step, steps, label, answered, questions, timeLeft, list } = props;
  const styles = useStyles();
  const { isWanted, isOpen, close, trigger } = useLateDialog(stepDialog);
  return (
    <div className={styles.sheet}>
      <button type="button" className={styles.button} {...trigger}>
        <span className={styles.step}>
          <span id={textId}>
            <ForScreenReaders>Step </ForScreenReaders>
            {`${step} of ${steps}`}
          </span>
          {` · ${label}`}
        </span>
        <span className={styles.time}>
          {timeLeft}
          <ForScreenReaders>{`, ${answered} of ${questions} answered, show all steps`}</ForScreenReaders>
          <ChevronDown20Regular />
        </span>
      </button>
      <StepLine labelledBy={textId} step={step} steps={steps} />
      {isWanted && (
        <StepDialog open={isOpen} onClose={close}>
          {list(close)}
        </StepDialog>
      )}
    </div>
  );
}
