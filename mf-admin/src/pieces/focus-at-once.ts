/** A `ref` that gives the focus to a button as soon as it is there, where the one before it is gone. */
export const focusAtOnce = (button: HTMLButtonElement | null): void => button?.focus();
