import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { Dismiss24Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  surface: { '& [role="tab"], & button': { minHeight: '44px' } },
});

interface StepDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The list of tabs. */
  readonly children: ReactNode;
}

/** All tabs, on a page that is too narrow for a column of them. */
export function StepDialog({ open, onClose, children }: StepDialogProps) {
  const styles = useStyles();
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle
            action={
              <DialogTrigger action="close" disableButtonEnhancement>
                <Button appearance="subtle" aria-label="Close" icon={<Dismiss24Regular />} />
              </DialogTrigger>
            }
          >
            All steps
          </DialogTitle>
          <DialogContent>{children}</DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
