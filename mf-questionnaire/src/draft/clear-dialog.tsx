import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  Link,
} from '@fluentui/react-components';
import { useId } from 'react';
import { useThumbSizes } from '../page/thumb-sizes.js';

/** Empties the form and removes its copy from the device, after asking. */
export function ClearDialog({ onClear }: { readonly onClear: () => void }) {
  const thumbs = useThumbSizes();
  const aboutId = useId();
  return (
    <Dialog modalType="alert">
      <DialogTrigger disableButtonEnhancement>
        <Link as="button">Clear</Link>
      </DialogTrigger>
      <DialogSurface className={thumbs.root} aria-describedby={aboutId}>
        <DialogBody>
          <DialogTitle>Clear all answers?</DialogTitle>
          <DialogContent id={aboutId}>
            This empties the form and removes the copy that is saved on this device.
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
