import { useEffect, useRef, useState } from 'react';
import type { LatePart } from './late/late-part.js';
import { useToast } from './toasts/use-toast.js';

/** A dialog and the props of its trigger. */
interface LateDialog {
  /**
   * Whether the dialog was ever opened. It stays mounted after closing, so that it can fade out.
   */
  readonly isWanted: boolean;
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Props of the control that opens the dialog. */
  readonly trigger: {
    readonly 'aria-haspopup': 'dialog';
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: (event: { readonly currentTarget: HTMLElement }) => void;
  };
}

/** A dialog whose code is loaded when the user is about to open it. */
export function useLateDialog(dialog: LatePart<unknown>): LateDialog {
  const trigger = useRef<HTMLElement>(null);
  const { toast } = useToast();
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    // Fluent restores the focus only to an element that had it when the dialog opened.
    return () => trigger.current?.focus();
  }, [isOpen]);

  const open = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    trigger.current = currentTarget;
    dialog.load().then(
      () => {
        setWanted(true);
        setOpen(true);
      },
      () =>
        toast({
          title: 'Error',
          description: 'This could not be loaded. Please check your connection and try again.',
          variant: 'destructive',
        }),
    );
  };
  return {
    isWanted,
    isOpen,
    close: () => setOpen(false),
    trigger: {
      'aria-haspopup': 'dialog',
      onPointerEnter: dialog.loadAhead,
      onFocus: dialog.loadAhead,
      onClick: open,
    },
  };
}
