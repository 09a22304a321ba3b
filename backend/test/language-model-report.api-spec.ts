import { areas, reportContentSchema, wordedParts } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Regeneration } from '../src/analysis/regeneration.service.js';
import { BuiltinWriter } from '../src/analysis/writers/builtin-writer.js';
import { type StoredReport } from './support/factories.js';
import { aQuestionnaire } from './support/questionnaires.js';
import { startWordedApp, type WordedApp } from './support/worded-app.js';

let worded: WordedApp;

beforeAll(async () => {
  worded = await startWordedApp();
});

afterAll(() => worded.close());

/** What the rules alone would have written for this report. */
async function rulesContent({ id }: StoredReport) {
  const [row] = await worded.app.dataSource.query(
    `SELECT answers, submitted_at FROM analyses JOIN responses ON responses.id = response_id
     WHERE analyses.id = $1`,
    [id],
  );
  return worded.app.app.get(BuiltinWriter).write(row.answers, row.submitted_at).content;
}

describe('a report that a language model words', () => {
  it('has its words and the rules’ decisions', async () => {
    await worded.model.behave({});
    await worded.model.forget();
    const report = await worded.begin();
    const { status, attempt, content, provenance, requests, tokens } = await worded.ended(report);
    expect({ status, attempt, requests }).toEqual({ status: 'completed', attempt: 1, requests: 6 });
    expect(tokens).toBeGreaterThan(1000);
    expect(provenance).toMatchObject({
      engine: 'openai',
      model: 'stand-in',
      wording: { requests: 6, tokens, fellBack: [], failedChecks: [] },
    });

    const rules = await rulesContent(report);
    expect(reportContentSchema.parse(content)).toEqual(content);
    for (const kept of ['readiness', 'scoreBreakdown', 'evidence', 'overallScore'] as const)
      expect(content![kept]).toEqual(rules[kept]);
    expect(content!.actionPlan.implementationPhases).toEqual(rules.actionPlan.implementationPhases);
    expect(content!.actionPlan.criticalPath.keyMilestones).toEqual(
      rules.actionPlan.criticalPath.keyMilestones,
    );
    for (const area of areas) {
      const [ours, theirs] = [content!, rules].map(({ conclusions }) =>
        conclusions.recommendations[area].map(({ priority, timeline }) => ({ priority, timeline })),
      );
      expect(ours).toEqual(theirs);
    }
    expect(content!.summary.executiveSummary.overview).not.toBe(
      rules.summary.executiveSummary.overview,
    );
    expect(content!.findings.leadershipAnalysis.currentState).not.toBe(
      rules.findings.leadershipAnalysis.currentState,
    );
    expect(JSON.stringify(content)).not.toMatch(/\{\{|\}\}/);
  });

  it('asks for the five parts at once and for the summary of what was checked', async () => {
    await worded.model.behave({});
    await worded.model.forget();
    await worded.ended(await worded.begin());
    const journal = await worded.model.journal();
    expect(journal.map(({ part }) => part).sort()).toEqual([...wordedParts].sort());
    expect(journal.at(-1)!.part).toBe('summary');
  });

  it('sends neither the owner’s nor the company’s name, nor an address', async () => {
    await worded.model.behave({});
    await worded.model.forget();
    const company = {
      name: 'Quaverton Ironworks',
      owner_first_name: 'Xanthippe',
      owner_last_name: 'Zwingenberger',
    };
    const { qualitative } = aQuestionnaire();
    const challenges = `Quaverton Ironworks rests on Xanthippe Zwingenberger alone. ${qualitative.challenges}`;
    const report = await worded.begin({
      company,
      answers: { qualitative: { ...qualitative, challenges } },
    });
    const { content } = await worded.ended(report);
    const sent = JSON.stringify(await worded.model.journal());
    expect(sent).toContain('rests on {{OWNER}} alone');
    expect(sent).not.toMatch(/Quaverton|Xanthippe|Zwingenberger|example\.com/i);
    expect(JSON.stringify(content)).toContain('Quaverton Ironworks');
    expect(JSON.stringify(content)).toContain('Xanthippe');
  });

  it('is not asked of the model where the owner does not want that', async () => {
    await worded.model.forget();
    const report = await worded.begin({ answers: { meta: { useAi: false } } });
    const { provenance, requests } = await worded.ended(report);
    expect(requests).toBe(0);
    expect(provenance).toMatchObject({ engine: 'builtin' });
    expect(provenance).not.toHaveProperty('isFallback');
    expect(await worded.model.journal()).toEqual([]);
  });

  it('is made anew from the first request on after a coach’s Regenerate', async () => {
    await worded.model.behave({ parts: { growth: 'server error' } });
    const report = await worded.begin();
    expect(await worded.ended(report)).toMatchObject({ status: 'failed', attempt: 3 });
    await worded.model.behave({});
    await worded.model.forget();
    const actor = { userId: null, username: 'coach', requestId: 'test', address: null };
    await worded.app.app.get(Regeneration).regenerate(report.id, actor as never);
    expect(await worded.ended(report)).toMatchObject({
      status: 'completed',
      attempt: 1,
      requests: 6,
    });
    expect(await worded.model.journal()).toHaveLength(6);
  });
});

describe('in json mode', () => {
  it('a server without strict schemas words a report as well, and the same checks hold', async () => {
    const json = await startWordedApp({ OPENAI_MODE: 'json' });
    try {
      const report = await json.begin();
      expect(await json.ended(report)).toMatchObject({ status: 'completed', requests: 6 });
      const [asked] = await json.model.journal();
      expect(asked!.body['response_format']).toEqual({ type: 'json_object' });
      await json.model.behave({ parts: { systems: 'invented figures' } });
      const { provenance } = await json.ended(await json.begin());
      expect(provenance!.wording!.failedChecks.map(({ check }) => check)).toContain('V3');
    } finally {
      await json.close();
    }
  });
});
