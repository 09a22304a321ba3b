import { apiPaths, areas, reportContentSchema, wordedParts } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCoach } from '../../support/coach.js';
import { withoutCounsel } from '../../support/wording/found-facts.js';
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

afterAll(() => worded.close());

describe('a report that a language model words', () => {
  it('has its words and the rules’ decisions', async () => {
    await worded.model.behave({ parts: withoutCounsel });
    await worded.model.forget();
    const report = await worded.begin();
    const { status, attempt, content, provenance, requests, tokens } = await worded.ended(report);
    expect({ status, attempt, requests }).toEqual({ status: 'completed', attempt: 1, requests: 9 });
    expect(tokens).toBeGreaterThan(1000);
    expect(provenance).toMatchObject({
      engine: 'openai',
      model: 'stand-in',
      wording: { requests: 9, tokens, fellBack: [], failedChecks: [] },
    });

    const rules = await rulesContentOf(worded, report);
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
    expect(JSON.stringify(content)).not.toContain('{{');
  });

  it('asks for facts, a letter, the counsel, a review, to revise it, an audit, and to proofread it', async () => {
    await worded.model.behave({});
    await worded.model.forget();
    const { requests } = await worded.ended(await worded.begin());
    expect(requests).toBe(7);
    expect(await worded.model.journal()).toEqual([]);
    const [facts, ...others] = await worded.model.factRequests();
    expect(others).toEqual([]);
    const [letter] = await worded.model.letterRequests();
    expect(facts!.endedAt!).toBeLessThanOrEqual(letter!.at);
    const counsel = await worded.model.counselRequests();
    expect(counsel.map(({ isRepair }) => isRepair)).toEqual([false, true, true]);
    const reviews = await worded.model.reviewRequests();
    expect(reviews).toHaveLength(2);
    for (const [index, review] of reviews.entries()) {
      expect(counsel[index]!.endedAt!).toBeLessThanOrEqual(review.at);
      expect(review.endedAt!).toBeLessThanOrEqual(counsel[index + 1]!.at);
    }
  });

  it('asks for the five parts at once, and the summary of what was checked, where there is no counsel', async () => {
    await worded.model.behave({ parts: withoutCounsel });
    await worded.model.forget();
    await worded.ended(await worded.begin());
    const journal = await worded.model.journal();
    expect(journal.map(({ part }) => part).sort()).toEqual([...wordedParts].sort());
    expect(journal.at(-1)!.part).toBe('summary');
    const [counsel] = await worded.model.counselRequests();
    expect(counsel!.endedAt!).toBeLessThanOrEqual(journal[0]!.at);
  });

  it('sends neither the owner’s nor the company’s name, nor an address', async () => {
    await worded.model.behave({ parts: withoutCounsel });
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
    const { model } = worded;
    const facts = JSON.stringify(await model.factRequests());
    const sent = JSON.stringify(await model.requests());
    expect(facts).toContain('{{COMPANY}} rests on {{OWNER}} alone');
    expect(sent).toContain('{{COMPANY}} rests on {{OWNER}} alone');
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
    expect(await worded.model.requests()).toEqual([]);
  });

  it('keeps the parts that were accepted after a coach’s Regenerate', async () => {
    await worded.model.behave({ parts: { ...withoutCounsel, growth: 'server error' } });
    const report = await worded.begin();
    expect(await worded.ended(report)).toMatchObject({ status: 'failed', attempt: 3 });
    await worded.model.behave({ parts: withoutCounsel });
    await worded.model.forget();
    const coach = await aCoach(worded.app);
    await coach.call('post', apiPaths.adminRegenerate(report.id)).expect(200);
    expect(await worded.ended(report)).toMatchObject({
      status: 'completed',
      attempt: 1,
      requests: 3,
    });
    expect((await worded.model.journal()).map(({ part }) => part)).toEqual(['growth', 'summary']);
  });
});
