import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { BusyButton } from './busy-button.js';

const shownNames = 5;

const useStyles = makeStyles({ content: { overflowWrap: 'anywhere' } });

interface Props {
  /** Says what would be done. */
  readonly text: string;
  /** Names of what it would be done to, as many as fit. */
  readonly names?: readonly string[];
  /** What the button says. */
  readonly action?: string;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** The question in a dialog, by default before a deletion: what would be done, Cancel and Delete. */
export function ConfirmQuestion({
  text,
  names = [],
  action = 'Delete',
  isBusy,
  onConfirm,
}: Omit<Props, 'onCancel'>) {
  const styles = useStyles();
  return (
    <DialogBody>
      <DialogTitle>Are you sure?</DialogTitle>
      <DialogContent className={styles.content}>
        {text}
        {names.length === 0 ? null : (
          <ul>
            {names.slice(0, shownNames).map((name, index) => (
              <li key={index}>{name}</li>
            ))}
            {names.length > shownNames ? <li>{`and ${names.length - shownNames} more`}</li> : null}
          </ul>
        )}
      </DialogContent>
      <DialogActions>
        <DialogTrigger disableButtonEnhancement>
          <Button disabledFocusable={isBusy}>Cancel</Button>
        </DialogTrigger>
        <BusyButton appearance="primary" isBusy={isBusy} onClick={onConfirm}>
          {action}
        </BusyButton>
      </DialogActions>
    </DialogBody>
  );
}

/** Asks for confirmation, by default before a deletion, and says what would be done. */
export function ConfirmDialog({ onCancel, ...question }: Props) {
  return (
    <Dialog
      open
      modalType="alert"
      onOpenChange={(_, { open }) => {
        if (!open && !question.isBusy) onCancel();
      }}
    >
      <DialogSurface>
        <ConfirmQuestion {...question} />
      </DialogSurface>
    </Dialog>
  );
}
