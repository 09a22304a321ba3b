import type { PartTask } from '../../tasks/part-task.js';
import { shown, valuesOf } from '../placeholder-values.js';

/** A model writes an ordinary space where an amount has a non-breaking one. */
const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/gu, '\\s+');

/** The text without these passages, as far as it has them word for word. */
export const withoutSentences = (text: string, passages: readonly string[]): string =>
  passages
    .filter((passage) => passage !== '')
    .reduce((rest, passage) => rest.replace(new RegExp(escaped(passage), 'giu'), ' '), text);

/** The shown text without what does not count as length: quotes, names of steps and red flags. */
export function withoutSpared(text: string, task: PartTask): string {
  const { order, picture } = task;
  const values = valuesOf(task);
  const steps = [...picture.firstSteps.map(({ step }) => step), ...order];
  const flags = picture.redFlags.flatMap((flag) => [flag, ...flag.split(/(?<=[.!?]) /u)]);
  const spared = [...flags, ...steps]
    .map((passage) => shown(passage, values))
    .toSorted((one, other) => other.length - one.length);
  return withoutSentences(shown(text.replace(/\{\{Q\d+\}\}/g, ' '), values), spared);
}
