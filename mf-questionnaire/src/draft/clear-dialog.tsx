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
import { useId } from 'react';
import { useControlSizes } from '../page/control-sizes.js';

interface ClearDialogProps {
  readonly open: boolean;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** Empties the form and removes its copy from the device, after asking. */
export function ClearDialog({ open, onClear, onClose }: ClearDialogProps) {
  const sizes = useControlSizes();
  const aboutId = useId();
  return (
    <Dialog modalType="alert" open={open} onOpenChange={onClose}>
      <DialogSurface className={sizes.root} aria-describedby={aboutId}>
        <DialogBody>
          <DialogTitle>Clear all answers?</DialogTitle>
          <DialogContent id={aboutId}>
            This empties the form and removes what is saved on this device.
          </DialogContent>
          <DialogActions>
            <DialogTrigger disableButtonEnhancement>
              <Button>Keep answers</Button>
            </DialogTrigger>
            <Button appearance="primary" onClick={onClear}>
              Clear answers
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
