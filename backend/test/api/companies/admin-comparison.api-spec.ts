import { randomUUID } from 'node:crypto';
import {
  apiPaths,
  companiesComparisonSchema,
  type Comparison,
  comparisonReplySchema,
  exampleQuestionnaire,
  messages,
} from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCoach, type Coach } from '../../support/coach.js';
import { aReport, type StoredReport, type Submission } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await aCoach(app);
});
afterAll(() => app.close());

const comparison = async (companyId: string): Promise<Comparison | null> => {
  const { body } = await coach.call('get', apiPaths.adminComparison(companyId)).expect(200);
  expect(comparisonReplySchema.parse(body)).toEqual(body);
  return comparisonReplySchema.parse(body).comparison;
};

const again = ({ companyName, owner }: StoredReport, submission: Submission) =>
  aReport(app, { company: { name: companyName, owner_email: owner }, ...submission });

const withBusinessPlan = (hasIt: boolean): NonNullable<Submission['answers']> => ({
  documents: { ...exampleQuestionnaire.documents, businessPlan: hasIt },
});

describe('comparing companies', () => {
  const ask = (...companyIds: string[]) => coach.call('get', apiPaths.adminCompare(companyIds));
  const compared = async (...companyIds: string[]) => {
    const { body } = await ask(...companyIds).expect(200);
    return companiesComparisonSchema.parse(body);
  };

  it('puts the newest completed report of each side by side, in the order asked for', async () => {
    const planned = await aReport(app, { answers: withBusinessPlan(true) });
    const without = await aReport(app, {
      submittedAt: new Date('2026-03-01T10:00:00Z'),
      answers: withBusinessPlan(false),
    });
    await again(without, { submittedAt: new Date('2026-02-01T10:00:00Z') });
    await again(without, { status: 'pending' });

    const { sideBySide, leftOut } = await compared(
      without.companyId,
      planned.companyId.toUpperCase(),
    );
    expect(leftOut).toEqual([]);
    expect(sideBySide?.reports).toMatchObject([
      {
        id: without.id,
        submittedAt: '2026-03-01T10:00:00.000Z',
        company: { id: without.companyId, name: without.companyName },
      },
      { id: planned.id, company: { id: planned.companyId, name: planned.companyName } },
    ]);
    expect(sideBySide?.areas.map(({ area }) => area)).toEqual(['systems', 'leadership', 'market']);
    expect(sideBySide?.items).toHaveLength(30);
    expect(sideBySide?.items[0]).toMatchObject({
      id: 'bp',
      answers: [{ points: 0 }, { points: 10 }],
    });
    const differing = sideBySide?.rules.filter(({ holds }) => holds[0] !== holds[1]) ?? [];
    expect(differing.length).toBeGreaterThan(0);
    for (const { condition } of differing) expect(condition).toMatch(/business plan/i);
  });

  it('compares what is left, and says why the others are not', async () => {
    const [one, two, trashed] = [await aReport(app), await aReport(app), await aReport(app)];
    const pending = await aReport(app, { status: 'pending' });
    const gone = randomUUID();
    await coach.call('put', apiPaths.adminCompanyTrash(trashed.companyId)).expect(200);

    const { sideBySide, leftOut } = await compared(
      trashed.companyId,
      one.companyId,
      gone,
      two.companyId,
    );
    expect(sideBySide?.reports.map(({ id }) => id)).toEqual([one.id, two.id]);
    expect(leftOut).toEqual([
      { companyId: trashed.companyId, name: trashed.companyName, why: 'in-trash' },
      { companyId: gone, name: null, why: 'deleted' },
    ]);
    expect(await compared(one.companyId, pending.companyId)).toEqual({
      sideBySide: null,
      leftOut: [{ companyId: pending.companyId, name: pending.companyName, why: 'no-report' }],
    });
  });

  it('takes two to four different companies', async () => {
    const { companyId } = await aReport(app);
    const others = [1, 2, 3].map(() => randomUUID());
    for (const ids of [
      [],
      [companyId],
      [companyId, companyId],
      [companyId, '17'],
      [companyId, ...others, randomUUID()],
    ]) {
      expect((await ask(...ids).expect(400)).body.message).toBe(messages.companiesNotComparable);
    }
    await ask(companyId, ...others).expect(200);
    expect((await ask(...others).expect(404)).body.message).toBe(messages.companyNotFound);
  });
});

describe('comparing the reports of a company', () => {
  it('has nothing to compare with fewer than two completed reports', async () => {
    const only = await aReport(app);
    await again(only, { status: 'pending' });
    await again(only, { status: 'failed' });
    await aReport(app);
    expect(await comparison(only.companyId)).toBeNull();
    const none = await aReport(app, { status: 'pending' });
    expect(await comparison(none.companyId)).toBeNull();
  });

  it('compares the newest two completed ones, whatever order they came in', async () => {
    const later = await aReport(app, {
      submittedAt: new Date('2026-03-01T10:00:00Z'),
      answers: withBusinessPlan(true),
    });
    const earlier = await again(later, {
      submittedAt: new Date('2026-02-01T10:00:00Z'),
      answers: withBusinessPlan(false),
    });
    await again(later, { submittedAt: new Date('2026-01-01T10:00:00Z') });
    await again(later, { submittedAt: new Date('2026-04-01T10:00:00Z'), status: 'failed' });

    const found = (await comparison(later.companyId))!;
    expect(found).toMatchObject({
      earlier: { id: earlier.id, submittedAt: '2026-02-01T10:00:00.000Z' },
      later: { id: later.id, submittedAt: '2026-03-01T10:00:00.000Z' },
    });
    expect(found.items).toMatchObject([
      { id: 'bp', area: 'leadership', before: { points: 0 }, after: { points: 10 } },
    ]);
    const scoresOf = async ({ id }: StoredReport) =>
      (await coach.call('get', apiPaths.analysis(id, null)).expect(200)).body;
    const [before, after] = [await scoresOf(earlier), await scoresOf(later)];
    expect(found.overall).toEqual({ before: before.overallScore, after: after.overallScore });
    expect(found.areas).toContainEqual({
      area: 'leadership',
      before: before.leadershipScore,
      after: after.leadershipScore,
    });
    expect(found.overall.after).toBeGreaterThan(found.overall.before);
  });

  it('compares any two that a coach chooses, in the order asked for', async () => {
    const later = await aReport(app, {
      submittedAt: new Date('2026-03-01T10:00:00Z'),
      answers: withBusinessPlan(true),
    });
    const first = await again(later, {
      submittedAt: new Date('2026-01-01T10:00:00Z'),
      answers: withBusinessPlan(false),
    });
    await again(later, { submittedAt: new Date('2026-02-01T10:00:00Z') });
    const pending = await again(later, { status: 'pending' });
    const foreign = await aReport(app);
    const ask = (one: string, other: string) =>
      coach.call('get', apiPaths.adminComparison(later.companyId, { earlier: one, later: other }));
    const { comparison: found, sideBySide: beside } = comparisonReplySchema.parse(
      (await ask(first.id, later.id).expect(200)).body,
    );
    expect([found?.earlier.id, found?.later.id]).toEqual([first.id, later.id]);
    expect(found?.items).toMatchObject([
      { id: 'bp', before: { points: 0 }, after: { points: 10 } },
    ]);
    expect(beside?.reports.map(({ id }) => id)).toEqual([first.id, later.id]);
    const changed = beside?.rules.filter(({ holds: [before, after] }) => before !== after) ?? [];
    expect(changed.length).toBeGreaterThan(0);
    for (const { condition } of changed) expect(condition).toMatch(/business plan/i);
    for (const id of [pending.id, foreign.id, randomUUID()])
      expect((await ask(first.id, id).expect(404)).body.message).toBe(messages.pairInvalid);
    expect((await ask(first.id, '17').expect(400)).body.message).toBe(messages.pairInvalid);
  });

  it.each([randomUUID(), '17', "' OR 1=1"])('finds no company %s', async (id) => {
    const { body } = await coach.call('get', apiPaths.adminComparison(id)).expect(404);
    expect(body).toMatchObject({ message: messages.companyNotFound });
  });
});
