import { reportContentSchema } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withoutCounsel } from '../../support/wording/found-facts.js';
import {
  rulesContentOf,
  startWordedApp,
  type WordedApp,
} from '../../support/wording/worded-app.js';

let worded: WordedApp;

beforeAll(async () => {
  worded = await startWordedApp();
});

afterAll(() => worded.close());

describe('an answer that is of no use', () => {
  it.each([
    'html',
    'empty body',
    'no choices',
    'broken json',
    'five megabytes',
    'cut off by length',
    'refuse',
    'filter',
    'prompt filtered',
    'empty text',
    'plain text',
    'wrong schema',
    'extra keys',
    'invented evidence',
  ])('%s: asked once more, then the part takes the rules’ text (S50)', async (name) => {
    await worded.model.behave({ parts: { leadership: name, ...withoutCounsel } });
    const report = await worded.begin();
    const { status, content, provenance } = await worded.ended(report);
    expect(status).toBe('completed');
    expect(provenance).toMatchObject({
      engine: 'openai',
      wording: { requests: 10, fellBack: ['leadership'] },
    });
    expect(provenance!.wording!.failedChecks).toContainEqual(
      expect.objectContaining({ part: 'leadership', check: 'V1' }),
    );
    const rules = await rulesContentOf(worded, report);
    const { leadershipAnalysis, systemsAnalysis } = content!.findings;
    expect(leadershipAnalysis.currentState).toBe(rules.findings.leadershipAnalysis.currentState);
    expect(systemsAnalysis.currentState).not.toBe(rules.findings.systemsAnalysis.currentState);
  });
});

describe('words that do not pass the checks', () => {
  it.each([
    ['invented figures', 'V3'],
    ['figures in words', 'V3'],
    ['contradictions', 'V4'],
    ['obeys the attacker', 'V6'],
    ['copies the instructions', 'V7'],
    ['other language', 'V8'],
    ['unknown placeholders', 'V2'],
  ])('%s in every part leave the rules’ report (S50)', async (name, check) => {
    await worded.model.behave({ always: name, parts: withoutCounsel });
    const report = await worded.begin();
    const { status, content, provenance } = await worded.ended(report);
    expect(status).toBe('completed');
    expect(reportContentSchema.parse(content)).toEqual(await rulesContentOf(worded, report));
    expect(provenance).toMatchObject({ engine: 'builtin', isFallback: true });
    expect(provenance!.wording!.failedChecks.map((each) => each.check)).toContain(check);
  });

  it('without evidence are left out, but for those that name a fact themselves', async () => {
    await worded.model.behave({ always: 'no evidence', parts: withoutCounsel });
    const report = await worded.begin();
    const { content, provenance } = await worded.ended(report);
    expect(reportContentSchema.parse(content)).toEqual(content);
    const rules = await rulesContentOf(worded, report);
    for (const area of ['systemsAnalysis', 'leadershipAnalysis', 'marketAnalysis'] as const)
      expect(content!.findings[area].keyGaps).toHaveLength(rules.findings[area].keyGaps.length);
    expect(provenance!.wording!.failedChecks.map(({ check }) => check)).toContain('V2');
  });

  it('are mended by one request more, and the record tells of it', async () => {
    await worded.model.behave({ always: 'faulty until repaired', parts: withoutCounsel });
    const { content, provenance } = await worded.ended(await worded.begin());
    expect(provenance).toMatchObject({ engine: 'openai', wording: { requests: 15, fellBack: [] } });
    expect(provenance!.wording!.failedChecks.length).toBeGreaterThan(0);
    expect(JSON.stringify(content)).not.toMatch(/That is about/);
  });

  it('that leave rules out get the rules’ text for these', async () => {
    await worded.model.behave({ always: 'drops rules', parts: withoutCounsel });
    const report = await worded.begin();
    const { content } = await worded.ended(report);
    const rules = await rulesContentOf(worded, report);
    for (const area of ['systemsAnalysis', 'leadershipAnalysis', 'marketAnalysis'] as const)
      expect(content!.findings[area].keyGaps).toHaveLength(rules.findings[area].keyGaps.length);
    expect(reportContentSchema.parse(content)).toEqual(content);
  });
});
