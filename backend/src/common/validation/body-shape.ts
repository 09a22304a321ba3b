import { messages } from '@ellac/contracts';
import { ValidationFailed } from '../errors/validation-failed.js';

/** The questionnaire has four levels; what goes far deeper was not made by a form. */
const deepest = 10;

/** A questionnaire has some 200 values. Checking takes time for each, and so do their faults. */
const most = 500;

/**
 * Refuses bodies that validation cannot handle: nesting so deep that recursion overflows the call
 * stack, so many values that checking them blocks other requests, and fields named like members of
 * every object, which validation silently ignores.
 *
 * @throws ValidationFailed
 */
export function refuseStrangeShapes(body: unknown): void {
  const waiting = [{ value: body, path: [] as readonly string[] }];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (path.length > deepest) throw new ValidationFailed(messages.tooDeep, []);
    for (const [key, child] of Object.entries(value)) {
      const at = [...path, key];
      if (key in Object.prototype) {
        const fault = { path: at.join('.'), message: messages.unknownField };
        throw new ValidationFailed(fault.message, [fault]);
      }
      count += 1;
      if (count > most) throw new ValidationFailed(messages.tooManyValues, []);
      waiting.push({ value: child, path: at });
    }
  }
}
