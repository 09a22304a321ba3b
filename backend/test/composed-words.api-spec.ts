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

let standIn: StandIn;
let model: LanguageModel;
beforeAll(async () => {
  standIn = await aLanguageModel();
  model = clientOf(standIn);
});
afterAll(() => standIn.close());

const asksForSomething = ({
  sections,
  gaps,
  strengths,
  recommendations,
  considerations,
}: PartTask): boolean =>
  [sections, gaps, strengths, recommendations, considerations].some((each) => each.length > 0);

/** No recording has such an answer, so that the words are put together. */
const never = {
  id: 'Q99',
  path: 'never',
  question: 'Never?',
  text: 'Never asked.',
  quote: undefined,
  isSuspicious: false,
};

describe.each(personas.map((set) => [set.company_info.name, set] as const))(
  'what the stand-in puts together for %s',
  (_, set) => {
    it('passes the checks without a fault', async () => {
      const diagnosis = diagnose(set);
      const pack = factsPackOf(set, diagnosis);
      const told: string[] = [];
      const faultsOf = async (task: PartTask) => {
        if (!asksForSomething(task)) return [];
        const asked = { ...task, ownerWords: [...task.ownerWords, never] };
        const text = await wordsFor(asked, model);
        told.push(...passagesOf(JSON.parse(text) as PartWords).map((passage) => passage.text));
        return faultsIn(asked, text).map((fault) => [task.part, fault]);
      };
      const faults = [];
      for (const task of partTasksOf(pack, set, diagnosis)) faults.push(...(await faultsOf(task)));
      faults.push(...(await faultsOf(summaryTaskOf(pack, set, diagnosis, [...told]))));
      expect(faults).toEqual([]);
    });
  },
);
