import { Body1, Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { textOf, type ReadLine } from './read-line.js';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  text: { flexGrow: 1, flexBasis: '240px', minWidth: 0, overflowWrap: 'anywhere' },
  buttons: { display: 'flex', gap: tokens.spacingHorizontalS },
});

interface ReadLineRowProps {
  readonly line: ReadLine;
  readonly onAnswer: (isTrue: boolean) => void;
  readonly onUndo: () => void;
}

/** A fact that was found, with the buttons that confirm it, deny it, or undo that. */
export function ReadLineRow({ line, onAnswer, onUndo }: ReadLineRowProps) {
  const styles = useStyles();
  const { state, phrase } = line;
  const buttons = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // The pressed button was removed, so the focus moves to the button that replaced it.
  useEffect(() => {
    if (isPressed.current) buttons.current?.querySelector('button')?.focus();
    isPressed.current = false;
  }, [state]);
  const press = (act: () => void) => () => {
    isPressed.current = true;
    act();
  };
  return (
    <div className={styles.row}>
      <Body1 className={styles.text}>{textOf(line)}</Body1>
      <div ref={buttons} className={styles.buttons}>
        {state === 'asked' ? (
          <>
            <Button key="yes" aria-label={`Yes: ${phrase}`} onClick={press(() => onAnswer(true))}>
              Yes
            </Button>
            <Button key="no" aria-label={`No: ${phrase}`} onClick={press(() => onAnswer(false))}>
              No
            </Button>
          </>
        ) : (
          <Button key="undo" aria-label={`Undo: ${phrase}`} onClick={press(onUndo)}>
            Undo
          </Button>
        )}
      </div>
    </div>
  );
}
