import { wordedLists, type PartTask } from '../tasks/part-task.js';
import type { PartWords } from '../words/part-words.js';
import type { Completion } from './completion.js';
import { wordsSchemaOf } from './words-schema.js';
import type { Fault } from './fault.js';
import { readJson } from './read-json.js';

export type SchemaCheck =
  | { readonly words: PartWords; readonly faults: readonly [] }
  | { readonly words: null; readonly faults: readonly [Fault] };

const maxBytes = 200_000;

/** V1: the words of a completion that is complete and fits its part's schema. */
export function checkSchema(answer: Completion, task: PartTask): SchemaCheck {
  const fault = (why: string): SchemaCheck => ({
    words: null,
    faults: [{ check: 'V1', place: task.part, why }],
  });

  const json = readJson(answer, maxBytes);
  if (json.why !== undefined) return fault(json.why);

  const { words, why } = wordsSchemaOf(task).parse(json.value);
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
