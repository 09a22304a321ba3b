import { messages } from '@ellac/contracts';
import { ValidationFailed } from '../errors/validation-failed.js';

/** The questionnaire has four levels; what goes far deeper was not made by a form. */
const deepest = 10;

/**
 * Refuses what the validation would trip over: a body nested so deeply that walking it recursively
 * ends the call stack, and fields named like parts of every object, which it passes over in silence.
 *
 * @throws ValidationFailed
 */
export function refuseStrangeShapes(body: unknown): void {
  const waiting = [{ value: body, path: [] as readonly string[] }];
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
      waiting.push({ value: child, path: at });
    }
  }
}
