import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleQuestionnaire, wordedParts, type Questionnaire } from '@ellac/contracts';
import {
  diagnose,
  factsPackOf,
  partTasksOf,
  passagesOf,
  summaryTaskOf,
  type PartTask,
  type PartWords,
} from '@ellac/diagnosis';
import { personas } from '@ellac/diagnosis/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerSchemaOf } from '../src/analysis/checks/answer-schema.js';
import { checkWords } from '../src/analysis/checks/check-words.js';
import { LanguageModel } from '../src/analysis/model/language-model.js';
import { instructionsFor } from '../src/analysis/wording/instructions.js';
import { messagesFor, newSecrets } from '../src/analysis/wording/part-messages.js';
import { readEnvironment } from '../src/config/environment.js';
import { aLanguageModel, type StandIn } from './support/language-model.js';

const folder = join(import.meta.dirname, '../../scripts/services/model-stand-in/recorded');
const sets = readdirSync(folder).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);

type Parts = Readonly<Record<string, PartWords>>;

const recordedOf = (set: string): Parts =>
  (JSON.parse(readFileSync(join(folder, `${set}.json`), 'utf8')) as { parts: Parts }).parts;

const fileName = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');

function questionnaireOf(set: string): Questionnaire {
  if (set === 'example') return exampleQuestionnaire;
  return personas.find(({ company_info: { name } }) => fileName(name) === set)!;
}

/** What is asked of a language model today, the summary of the recorded parts included. */
function tasksOf(set: string): readonly PartTask[] {
  const questionnaire = questionnaireOf(set);
  const diagnosis = diagnose(questionnaire);
  const pack = factsPackOf(questionnaire, diagnosis);
  const parts = partTasksOf(pack, questionnaire, diagnosis);
  const recorded = recordedOf(set);
  const told = parts.flatMap(({ part }) => passagesOf(recorded[part]!).map(({ text }) => text));
  return [...parts, summaryTaskOf(pack, questionnaire, diagnosis, told)];
}

let standIn: StandIn;
let model: LanguageModel;
beforeAll(async () => {
  standIn = await aLanguageModel();
  model = new LanguageModel(
    readEnvironment({
      DATABASE_URL: 'postgres://nowhere',
      REDIS_URL: 'redis://nowhere',
      SMTP_URL: 'smtp://nowhere',
      SECRET: 's'.repeat(32),
      ...standIn.settings,
    }),
  );
});
afterAll(() => standIn.close());

const ask = (task: PartTask, secrets = newSecrets()) =>
  model.ask(
    {
      messages: messagesFor(task, [], secrets),
      schemaName: `part_${task.part}`,
      schema: answerSchemaOf(task).schema,
      maxTokens: 12_000,
    },
    new AbortController().signal,
  );

it('has the words of the example data among the recorded ones', () => {
  expect(sets).toContain('example');
});

describe.each(sets)('the recorded words of %s', (set) => {
  it('are what the stand-in answers to the requests of today', async () => {
    const tasks = tasksOf(set);
    expect(tasks.map(({ part }) => part)).toEqual(wordedParts);
    const answers: Record<string, unknown> = {};
    for (const task of tasks) answers[task.part] = JSON.parse((await ask(task)).text!);
    expect(answers).toEqual(recordedOf(set));
  });

  it('pass the checks of today without a fault', () => {
    const recorded = recordedOf(set);
    const faults = tasksOf(set).flatMap((task) => {
      const canary = 'canary';
      const answer = {
        text: JSON.stringify(recorded[task.part]),
        finishReason: 'stop',
        refusal: null,
        model: 'recorded',
        tokens: 0,
      };
      const context = { canary, instructions: instructionsFor(task.part, canary) };
      return checkWords(answer, task, context).faults.map((fault) => ({
        part: task.part,
        ...fault,
      }));
    });
    expect(faults).toEqual([]);
  });

  it('are composed anew where an answer differs', async () => {
    const [systems] = tasksOf(set);
    const [first, ...others] = systems!.facts;
    const changed = { ...systems!, facts: [{ ...first!, value: 'another value' }, ...others] };
    expect(JSON.parse((await ask(changed)).text!)).not.toEqual(recordedOf(set)['systems']);
  });
});
