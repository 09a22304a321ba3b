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
import type { LanguageModel } from '../src/analysis/model/language-model.js';
import { aLanguageModel, type StandIn } from './support/language-model.js';
import { clientOf, faultsIn, wordsFor } from './support/worded-task.js';

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
  model = clientOf(standIn);
});
afterAll(() => standIn.close());

it('has the words of the example data among the recorded ones', () => {
  expect(sets).toContain('example');
});

describe.each(sets)('the recorded words of %s', (set) => {
  it('are what the stand-in answers to the requests of today', async () => {
    const tasks = tasksOf(set);
    expect(tasks.map(({ part }) => part)).toEqual(wordedParts);
    const answers: Record<string, unknown> = {};
    for (const task of tasks) answers[task.part] = JSON.parse(await wordsFor(task, model));
    expect(answers).toEqual(recordedOf(set));
  });

  it('pass the checks of today without a fault', () => {
    const recorded = recordedOf(set);
    const faults = tasksOf(set).flatMap((task) =>
      faultsIn(task, JSON.stringify(recorded[task.part])).map((fault) => [task.part, fault]),
    );
    expect(faults).toEqual([]);
  });

  it('are composed anew where an answer differs', async () => {
    const [systems] = tasksOf(set);
    const [first, ...others] = systems!.facts;
    const changed = { ...systems!, facts: [{ ...first!, value: 'another value' }, ...others] };
    expect(JSON.parse(await wordsFor(changed, model))).not.toEqual(recordedOf(set)['systems']);
  });
});
