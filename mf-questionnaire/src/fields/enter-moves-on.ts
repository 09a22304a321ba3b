import type { KeyboardEvent } from 'react';

/** Beside its field, a box has this attribute, and Enter passes it. */
export const besideItsField = { 'data-beside': '' };

const fields =
  'input:not([type="radio"]:not(:checked), [data-beside], :disabled), select, textarea';

/**
 * Enter in a line of text moves the focus to the next field, as phones' keyboards label that key.
 */
export function enterMovesOn({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Enter') return;
  const all = [...(currentTarget.form?.querySelectorAll<HTMLElement>(fields) ?? [])];
  all[all.indexOf(currentTarget) + 1]?.focus();
}
