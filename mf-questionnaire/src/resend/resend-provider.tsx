import { lateComponent, latePart, useLateDialog } from '@ellac/web';
import { createContext, useContext, type ReactNode } from 'react';

const dialog = latePart(() => import('./resend-dialog.js'));
const ResendDialog = lateComponent(dialog, (parts) => parts.ResendDialog);

type Trigger = ReturnType<typeof useLateDialog>['trigger'];

const TriggerContext = createContext<Trigger | null>(null);

/** The props of a button that opens the dialog. @throws Error outside of the provider. */
export function useResendTrigger(): Trigger {
  const trigger = useContext(TriggerContext);
  if (trigger === null) throw new Error('A resend button stands outside of its provider.');
  return trigger;
}

/**
 * The dialog for owners who lost their link. It stands apart from its button, because the button
 * moves when a phone is turned.
 */
export function ResendProvider({ children }: { readonly children: ReactNode }) {
  const { isWanted, isOpen, close, trigger } = useLateDialog(dialog);
  return (
    <TriggerContext.Provider value={trigger}>
      {children}
      {isWanted && <ResendDialog open={isOpen} onClose={close} />}
    </TriggerContext.Provider>
  );
}
