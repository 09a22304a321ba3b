import type { PartTask } from '../../tasks/part-task.js';
import { shown, valuesOf } from '../placeholder-values.js';

/** A model writes a common blank where an amount has one that does not break. */
const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/gu, '\\s+');

/** The text without these passages, as far as it has them word for word. */
export const withoutSentences = (text: string, passages: readonly string[]): string =>
  passages
    .filter((passage) => passage !== '')
    .reduce((rest, passage) => rest.replace(new RegExp(escaped(passage), 'giu'), ' '), text);

/** The text as it is shown without what takes no room: quotes, names of steps and red flags. */
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
