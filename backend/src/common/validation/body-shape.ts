import { messages } from '@ellac/contracts';
import { ValidationFailed } from '../errors/validation-failed.js';

/** The questionnaire has four levels; what goes far deeper was not made by a form. */
const deepest = 10;

/** A questionnaire has some 200 values. Checking takes time for each, and so do their faults. */
const most = 500;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Refuses bodies that validation cannot handle: nesting so deep that recursion overflows the call
 * stack, so many values that checking them blocks other requests, and fields named like members of
 * every object, which validation silently ignores.
 *
 * @throws ValidationFailed
 */
export function refuseStrangeShapes(body: unknown): void {
  if (!isObject(body)) return;
  const waiting = [{ value: body, path: '', depth: 0 }];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path, depth } = next;
    if (depth > deepest) throw new ValidationFailed(messages.tooDeep, []);
    for (const [key, child] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (key in Object.prototype) {
        const fault = { path: at, message: messages.unknownField };
        throw new ValidationFailed(fault.message, [fault]);
      }
      count += 1;
      if (count > most) throw new ValidationFailed(messages.tooManyValues, []);
      if (isObject(child)) waiting.push({ value: child, path: at, depth: depth + 1 });
    }
  }
}
