import { latePart } from '../late-part.js';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

type Show = (message: ToastMessage) => void;

/** Where toasts are shown; a large part of Fluent, so it comes after the page. */
export const toastArea = latePart(async () => (await import('./toast-area.js')).ToastArea);

let shownBy: Show | null = null;
/** What was said before there was an area to show it; of several only the newest would be seen. */
let waiting: ToastMessage | null = null;

/** An area says that it is there, and shows what has waited for it; gives back how to end that. */
export function showToastsBy(show: Show): () => void {
  shownBy = show;
  if (waiting !== null) show(waiting);
  waiting = null;
  return () => {
    if (shownBy === show) shownBy = null;
  };
}

const toasts = {
  toast: (message: ToastMessage): void => {
    if (shownBy !== null) {
      shownBy(message);
      return;
    }
    waiting = message;
    toastArea.loadAhead();
  },
};

/** Gives `toast`, which shows a message in place of the one that is shown now. */
export const useToast = (): { readonly toast: (message: ToastMessage) => void } => toasts;
