import { diagnose } from '@ellac/diagnosis';
import { businessOf, writeReport } from '@ellac/report-text';
import {
  factsPackOf,
  partTasksOf,
  passagesOf,
  summaryTaskOf,
  wordedLists,
  type PartTask,
  type PartWords,
} from '@ellac/wording';
import { personas } from '@ellac/diagnosis/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LanguageModel } from '../../../src/analysis/model/language-model.js';
import { aLanguageModel, type StandIn } from '../../support/services/stand-in-model.js';
import { clientOf, faultsIn, wordsFor } from '../../support/wording/worded-task.js';

let standIn: StandIn;
let model: LanguageModel;
beforeAll(async () => {
  standIn = await aLanguageModel();
  model = clientOf(standIn);
});
afterAll(() => standIn.close());

const asksForSomething = (task: PartTask): boolean =>
  task.sections.length > 0 || wordedLists.some((list) => task[list].length > 0);

const submittedOn = '2026-11-23';

describe.each(personas.map((set) => [set.company_info.name, set] as const))(
  'what the stand-in puts together for %s',
  (_, set) => {
    it('passes the checks without a fault', async () => {
      const diagnosis = diagnose(set, submittedOn);
      const business = businessOf(set, diagnosis, submittedOn);
      const report = writeReport(set, diagnosis, submittedOn);
      const pack = factsPackOf(business, report);
      const told: string[] = [];
      const faultsOf = async (task: PartTask) => {
        if (!asksForSomething(task)) return [];
        const text = await wordsFor(task, model);
        told.push(...passagesOf(JSON.parse(text) as PartWords).map((passage) => passage.text));
        return faultsIn(task, text).map((fault) => [task.part, fault]);
      };
      const faults = [];
      for (const task of partTasksOf(pack, business, report))
        faults.push(...(await faultsOf(task)));
      faults.push(...(await faultsOf(summaryTaskOf(pack, business, report, [...told]))));
      expect(faults).toEqual([]);
    });
  },
);
