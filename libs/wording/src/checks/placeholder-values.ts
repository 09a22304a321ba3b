import type { Sayable } from '../tasks/part-task.js';
import { printedBehind } from '../words/placeholders.js';

const placeholder = /\{\{([^{}]*)\}\}/g;

/** The value of each placeholder of a part; a quote only where quoting is allowed. */
export function valuesOf(task: Sayable): ReadonlyMap<string, string> {
  return new Map([
    ['COMPANY', task.names.company],
    ...task.facts.flatMap(({ id, value }) => (value === '' ? [] : [[id, value] as const])),
    ...task.ownerWords.flatMap(({ id, quote }) =>
      quote === undefined ? [] : [[id, quote] as const],
    ),
  ]);
}

/** The text as it will be shown; an unknown placeholder stays as it is. */
export const shown = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(placeholder, (whole, name: string, place: number) =>
    printedBehind(text.slice(0, place), values.get(name) ?? whole),
  );

/** The text with something else in the place of each placeholder. */
export const withoutPlaceholders = (text: string, instead: string): string =>
  text.replace(placeholder, instead);
