import { wordedLists, type PartTask, type PartWords } from '@ellac/wording';
import type { ModelAnswer } from '../model/model-request.js';
import { answerSchemaOf } from './answer-schema.js';
import type { Fault } from './fault.js';

export type SchemaCheck =
  | { readonly words: PartWords; readonly faults: readonly [] }
  | { readonly words: null; readonly faults: readonly [Fault] };

const mostBytes = 200_000;

/** Servers without strict schemas like to wrap the object in a code fence, which does no harm. */
const fenced = /^```(?:json)?\s*\n([\s\S]*)\n\s*```$/i;

/** V1: the words of an answer that came in full and fits its part's schema. */
export function checkSchema(answer: ModelAnswer, task: PartTask): SchemaCheck {
  const fault = (why: string): SchemaCheck => ({
    words: null,
    faults: [{ check: 'V1', place: task.part, why }],
  });

  if (answer.refusal !== null && answer.refusal !== '') return fault('was refused');
  if (answer.finishReason !== 'stop') return fault('did not come to its end');
  const text = answer.text?.trim() ?? '';
  if (text === '') return fault('is empty');
  if (Buffer.byteLength(text) > mostBytes) return fault('is too long');

  let value: unknown;
  try {
    value = JSON.parse(fenced.exec(text)?.[1] ?? text);
  } catch {
    return fault('is not one JSON object');
  }

  const { words, why } = answerSchemaOf(task).parse(value);
  if (words === null) return fault(why);
  const twice = ruleTwice(words);
  return twice === undefined
    ? { words, faults: [] }
    : fault(`has the rule ${twice} twice in one list`);
}

function ruleTwice(words: PartWords) {
  for (const list of wordedLists) {
    const ids = words[list].map(({ ruleId }) => ruleId);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined) return twice;
  }
  return undefined;
}
