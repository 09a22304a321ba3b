import { checkWords, type Fault, type PartTask, wordsSchemaOf } from '@ellac/wording';
import { LanguageModel } from '../../../src/analysis/model/language-model.js';
import { instructionsFor } from '../../../src/analysis/wording/instructions.js';
import { messagesFor, newSecrets } from '../../../src/analysis/wording/part-messages.js';
import { readEnvironment } from '../../../src/config/environment.js';
import type { StandIn } from '../services/stand-in-model.js';

/** The client of a stand-in, without anything else of the backend. */
export const clientOf = ({ settings }: StandIn): LanguageModel =>
  new LanguageModel(
    readEnvironment({
      DATABASE_URL: 'postgres://nowhere',
      REDIS_URL: 'redis://nowhere',
      SMTP_URL: 'smtp://nowhere',
      SECRET: 's'.repeat(32),
      ...settings,
    }),
  );

/** A model's completion for a task, as JSON. */
export async function wordsFor(task: PartTask, model: LanguageModel): Promise<string> {
  const { text } = await model.ask(
    {
      messages: messagesFor(task, [], newSecrets()),
      schemaName: `part_${task.part}`,
      schema: wordsSchemaOf(task).schema,
      maxTokens: 12_000,
    },
    new AbortController().signal,
  );
  return text!;
}

/** All faults that the checks find in a completion for a task. */
export function faultsIn(task: PartTask, text: string): readonly Fault[] {
  const canary = 'canary';
  const answer = { text, finishReason: 'stop', refusal: null, model: 'model', tokens: 0 };
  return checkWords(answer, task, { canary, instructions: instructionsFor(task.part, canary) })
    .faults;
}
