import type { KeyboardEvent } from 'react';

const fields = 'input:not([type="radio"]:not(:checked)), select, textarea';

/** Enter in a line of text goes on to the next field, as the keyboards of phones say on that key. */
export function enterMovesOn({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Enter') return;
  const all = [...(currentTarget.form?.querySelectorAll<HTMLElement>(fields) ?? [])];
  all[all.indexOf(currentTarget) + 1]?.focus();
}
