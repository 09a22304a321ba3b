export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** Whether it tells of something that goes on, which is no success yet. */
  readonly isUnderWay?: boolean;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

type Show = (message: ToastMessage) => void;

let shownBy: Show | null = null;
/** The newest message from before an area was registered; older ones would be replaced anyway. */
let waiting: ToastMessage | null = null;

/**
 * Registers the area that shows toasts, and shows the message that waited for it. Returns a function
 * that unregisters the area.
 */
export function showToastsBy(show: Show): () => void {
  shownBy = show;
  if (waiting !== null) show(waiting);
  waiting = null;
  return () => {
    if (shownBy === show) shownBy = null;
  };
}

/** Shows the message where there is an area, else keeps it for the area. Returns whether there is one. */
export function showOrKeep(message: ToastMessage): boolean {
  if (shownBy === null) {
    waiting = message;
    return false;
  }
  shownBy(message);
  return true;
}
