import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
} from '@fluentui/react-components';
import { BusyButton } from './busy-button.js';

interface Props {
  /** What would be lost. */
  readonly text: string;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something is deleted, and says what would be lost. */
export function ConfirmDialog({ text, isBusy, onCancel, onConfirm }: Props) {
  return (
    <Dialog
      open
      modalType="alert"
      onOpenChange={(_, { open }) => {
        if (!open && !isBusy) onCancel();
      }}
    >
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Are you sure?</DialogTitle>
          <DialogContent>{text}</DialogContent>
          <DialogActions>
            <DialogTrigger disableButtonEnhancement>
              <Button disabledFocusable={isBusy}>Cancel</Button>
            </DialogTrigger>
            <BusyButton appearance="primary" isBusy={isBusy} onClick={onConfirm}>
              Delete
            </BusyButton>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
