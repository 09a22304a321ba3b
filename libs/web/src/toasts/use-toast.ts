import { latePart } from '../late/late-part.js';
import { showOrKeep, type ToastMessage } from './toast-message.js';

/** The area for toasts, loaded after the page, because it needs a large part of Fluent. */
export const toastArea = latePart(async () => (await import('./toast-area.js')).ToastArea);

const toasts = {
  toast: (message: ToastMessage): void => {
    if (!showOrKeep(message)) toastArea.loadAhead();
  },
};

/** Gives `toast`, which shows a message in place of the one that is shown now. */
export const useToast = (): { readonly toast: (message: ToastMessage) => void } => toasts;
