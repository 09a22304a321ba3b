import { apiPaths } from '@ellac/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { EnginePause } from '../../../src/analysis/wording-state/engine-pause.js';
import { BuiltinWriter } from '../../../src/analysis/writers/builtin-writer.js';
import { aCoach } from '../../support/coach.js';
import { eventually } from '../../support/eventually.js';
import {
  answersWith,
  decisionsOf,
  expectRulesDecisions,
  foundFact,
  storedFacts,
  withoutCounsel,
} from '../../support/wording/found-facts.js';
import { aQuestionnaire } from '../../support/rows/questionnaires.js';
import {
  rulesContentOf,
  startWordedApp,
  type WordedApp,
} from '../../support/wording/worded-app.js';

let worded: WordedApp;

beforeAll(async () => {
  worded = await startWordedApp();
});

/**
 * A report left waiting by one test would send requests to the model while another test counts
 * them.
 */
afterEach(() => worded.app.dataSource.query('DELETE FROM companies'));

afterAll(() => worded.close());

const { sentence } = foundFact;
const answers = answersWith(sentence);

/** Sets the model's behaviour and clears its journal. */
const from = async (steps: Parameters<WordedApp['model']['behave']>[0]): Promise<void> => {
  await worded.model.behave({ ...steps, parts: { ...withoutCounsel, ...steps.parts } });
  await worded.model.forget();
};

describe('facts that a language model finds', () => {
  it('are kept with the report, which is made from them, and change no score', async () => {
    await from({});
    const submittedAt = new Date();
    const report = await worded.begin({ answers, submittedAt });
    const made = await worded.ended(report);
    expect(await storedFacts(worded, report)).toEqual([foundFact]);
    expect(made).toMatchObject({ provenance: { engine: 'openai' }, modelFacts: [sentence] });

    const rules = await rulesContentOf(worded, report);
    const all = { ...aQuestionnaire(), ...answers };
    const withFact = worded.app.app
      .get(BuiltinWriter)
      .write(all, submittedAt, [{ kind: 'term-ends', path: 'qualitative.challenges', sentence }]);
    expect(decisionsOf(made)).toEqual(decisionsOf(withFact));
    expect(decisionsOf(made)).not.toEqual(decisionsOf({ content: rules }));
    expect(made.content!.overallScore).toBe(rules.overallScore);
    expect(made.content!.scoreBreakdown).toEqual(rules.scoreBreakdown);
  });

  it('are sent and asked for without names, and kept as the owner typed them', async () => {
    await from({});
    const company = {
      name: 'Quaverton Ironworks',
      owner_first_name: 'Xanthippe',
      owner_last_name: 'Zwingenberger',
    };
    const typed = 'Xanthippe holds the only key to the recipe cupboard at Quaverton Ironworks.';
    const report = await worded.begin({ company, answers: answersWith(typed) });
    await worded.ended(report);
    const sent = JSON.stringify(await worded.model.factRequests());
    expect(sent).toContain('{{OWNER}} holds the only key');
    expect(sent).not.toMatch(/Quaverton|Xanthippe|Zwingenberger|example\.com/i);
    expect(await storedFacts(worded, report)).toEqual([
      { kind: 'only-one', path: 'qualitative.challenges', sentence: typed },
    ]);
  });

  it.each([true, false])('give way to what the owner told; denied: %s', async (denied) => {
    await from({});
    const circumstances = [{ kind: 'term-ends' as const, denied }];
    const report = await worded.begin({ answers: { ...answers, meta: { circumstances } } });
    await expectRulesDecisions(worded, report, await worded.ended(report));
    expect(await storedFacts(worded, report)).toEqual([]);
  });

  it('are not asked for where the long answers say nothing', async () => {
    await from({});
    const { growth, staff } = aQuestionnaire();
    const none = { vision: 'n/a', challenges: 'n/a', opportunities: 'n/a' };
    const report = await worded.begin({
      answers: {
        qualitative: none,
        growth: { ...growth, strategy: '-' },
        staff: { ...staff, departments: '-', training: '-' },
      },
    });
    expect(await worded.ended(report)).toMatchObject({ status: 'completed', requests: 8 });
    expect(await worded.model.factRequests()).toEqual([]);
  });
});

describe('facts that are there', () => {
  it('are asked for once, whatever becomes of the tries and of the report', async () => {
    await from({ parts: { growth: 'server error' } });
    const report = await worded.begin({ answers });
    expect(await worded.ended(report)).toMatchObject({ status: 'failed', attempt: 3 });
    await worded.model.behave({ parts: withoutCounsel });
    const coach = await aCoach(worded.app);
    await coach.call('post', apiPaths.adminRegenerate(report.id)).expect(200);
    const made = await worded.ended(report);
    expect(made).toMatchObject({
      provenance: { wording: { requests: 3 } },
      modelFacts: [sentence],
    });
    expect(await worded.model.factRequests()).toHaveLength(1);
  });

  it('are asked for again where no answer came and nothing is worded yet', async () => {
    await from({ always: 'unavailable' });
    const report = await worded.begin({ answers });
    await worded.afterTry(report, 1);
    await worded.model.behave({ parts: withoutCounsel });
    expect(await worded.ended(report)).toMatchObject({ modelFacts: [sentence] });
    expect(await worded.model.factRequests()).toHaveLength(2);
  });

  it('are left out where parts are worded without them', async () => {
    await from({ parts: { facts: ['server error'], growth: ['server error'] } });
    const report = await worded.begin({ answers });
    const made = await worded.ended(report);
    expect(made).toMatchObject({ attempt: 2, requests: 11 });
    await expectRulesDecisions(worded, report, made);
    expect(await worded.model.factRequests()).toHaveLength(1);
  });
});

describe('a fault that meets every job', () => {
  it('pauses the engine with the first request, which is also the one that tries again', async () => {
    const pause = worded.app.app.get(EnginePause);
    await from({ always: 'quota used up' });
    const report = await worded.begin({ answers });
    await eventually('the report waits', async () => {
      const { status, reason } = await worded.making(report);
      return status === 'pending' && reason !== null ? true : null;
    });
    expect(await pause.state()).not.toBeNull();
    expect((await worded.model.requests()).map(({ part }) => part)).toEqual(['facts']);

    await from({});
    await worded.app.dataSource.query('UPDATE engine_pauses SET next_probe_at = now()');
    const made = await worded.ended(report);
    expect(made).toMatchObject({ attempt: 1, modelFacts: [sentence] });
    expect(await pause.state()).toBeNull();
  });

  it('ends although the request for facts is refused: a part tries in its place', async () => {
    const pause = worded.app.app.get(EnginePause);
    await pause.begin('The credit is used up.');
    await worded.app.dataSource.query('UPDATE engine_pauses SET next_probe_at = now()');
    await from({ parts: { facts: 'bad request' } });
    const report = await worded.begin({ answers });
    await expectRulesDecisions(worded, report, await worded.ended(report));
    expect(await pause.state()).toBeNull();
  });
});
