import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { BusyButton } from '../pieces/busy-button.js';
import { isStorable, LimitedTextField, type TextRule } from './limited-text-field.js';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    justifyItems: 'start',
  },
});

interface Props {
  readonly label: string;
  readonly rule: TextRule;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Called with a storable text, without the spaces around it. */
  readonly onAdd: (text: string) => void;
  readonly isBusy: boolean;
  readonly button: string;
  readonly isPrimary?: boolean;
  /** What is chosen along with the text. */
  readonly children?: ReactNode;
}

/** The form of a new text. */
export function AddText(props: Props) {
  const { label, rule, text, onText, onAdd, isBusy, button, isPrimary = false, children } = props;
  const styles = useStyles();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isStorable(text, rule)) onAdd(text.trim());
      }}
    >
      <LimitedTextField label={label} rule={rule} text={text} onText={onText} />
      {children}
      <BusyButton
        type="submit"
        appearance={isPrimary ? 'primary' : 'secondary'}
        disabledFocusable={!isStorable(text, rule)}
        isBusy={isBusy}
      >
        {button}
      </BusyButton>
    </form>
  );
}
