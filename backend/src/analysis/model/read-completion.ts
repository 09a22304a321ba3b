import type { ModelRequest } from './model-request.js';
import type { Completion } from '@ellac/wording';
import { unusable } from './model-fault.js';

/** A token has about four characters of English; three make an estimate that errs on the safe side. */
const charactersPerToken = 3;

/**
 * Reads the needed fields of a server's reply, and tolerates any shape.
 *
 * @throws ModelFault where it holds no choice.
 */
export function readCompletion(
  completion: unknown,
  request: ModelRequest,
  modelAsked: string,
): Completion {
  const { model, choices, usage } = objectOf(completion);
  if (!Array.isArray(choices) || choices.length === 0) {
    throw unusable('unreadable', 'the answer holds no choice');
  }
  const choice = objectOf(choices[0]);
  const message = objectOf(choice['message']);
  const text = stringOf(message['content']);
  return {
    text,
    finishReason: stringOf(choice['finish_reason']),
    refusal: stringOf(message['refusal']),
    model: nameOf(model) ?? modelAsked,
    tokens: tokensOf(usage) ?? estimate(request, text),
  };
}

/** What a model's name may look like: it comes from the server, and the report shows it. */
const modelName = /^[\w.:/@-]{1,100}$/;

function nameOf(model: unknown): string | null {
  const name = stringOf(model);
  return name !== null && modelName.test(name) ? name : null;
}

/** The server's token count; an absurd one is ignored. */
function tokensOf(usage: unknown): number | null {
  const { total_tokens: total } = objectOf(usage);
  return Number.isSafeInteger(total) && Number(total) > 0 ? Number(total) : null;
}

function estimate({ messages, schema }: ModelRequest, text: string | null): number {
  const sent = messages.map(({ content }) => content).join('') + JSON.stringify(schema);
  return Math.ceil((sent.length + (text ?? '').length) / charactersPerToken);
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const stringOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
