import { comparisonSchema } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Alias, Answers } from './model/answers.js';
import { compareReports } from './compare-reports.js';
import type { ComparedReport } from './side-by-side.js';
import { comparedReport } from './testing/compared-report.js';
import { questionnaireFrom } from './testing/questionnaire-from.js';

const first: Partial<Answers> = { docu: 2, deleg: 3, bp: false, ownerS: 70, teamS: 20, otherS: 10 };

const reportOn = (id: string, answers: Partial<Answers>, notKnown: Alias[] = []): ComparedReport =>
  comparedReport(id, questionnaireFrom({ ...first, ...answers }, notKnown));

const changedIn = (later: ComparedReport) =>
  compareReports(reportOn('first', {}), later).items.map(({ id }) => id);

describe('comparing two reports', () => {
  it('tells which two, and the scores of both', () => {
    const earlier = reportOn('first', {});
    const later = { ...reportOn('second', { docu: 4 }), submittedAt: '2026-09-01T08:00:00.000Z' };
    const comparison = compareReports(earlier, later);

    expect(comparisonSchema.parse(comparison)).toEqual(comparison);
    expect(comparison).toMatchObject({
      earlier: { id: 'first', submittedAt: '2026-05-01T08:00:00.000Z' },
      later: { id: 'second', submittedAt: '2026-09-01T08:00:00.000Z' },
      overall: { before: earlier.content.overallScore, after: later.content.overallScore },
    });
    const { businessScore, leadershipScore, contextScore } = earlier.content;
    expect(comparison.areas).toEqual([
      { area: 'systems', before: businessScore, after: later.content.businessScore },
      { area: 'leadership', before: leadershipScore, after: leadershipScore },
      { area: 'market', before: contextScore, after: contextScore },
    ]);
    expect(later.content.businessScore).toBeGreaterThan(businessScore);
  });

  it('shows an item that changed, with the answers of both', () => {
    const { items } = compareReports(reportOn('first', {}), reportOn('second', { docu: 4 }));
    expect(items).toEqual([
      {
        id: 'docu',
        area: 'systems',
        label: 'Documentation',
        before: { answer: '2 of 5 (Disagree)', points: 2.5, given: true },
        after: { answer: '4 of 5 (Agree)', points: 7.5, given: true },
      },
    ]);
  });

  it('puts the greatest change first, whichever way it goes', () => {
    expect(changedIn(reportOn('second', { deleg: 4, docu: 4, bp: true }))).toEqual([
      'bp',
      'docu',
      'deleg',
    ]);
    expect(changedIn(reportOn('second', { deleg: 1, docu: 3 }))).toEqual(['deleg', 'docu']);
  });

  it('shows an answer that changed without changing its points', () => {
    const earlier = reportOn('first', { absd: 100 });
    const { items } = compareReports(earlier, reportOn('second', { absd: 110 }));
    expect(items.map(({ id }) => id)).toEqual(['absd']);
    expect(items[0]!.before.points).toBe(items[0]!.after.points);
  });

  it('shows an answer that is not known any more', () => {
    const { items } = compareReports(reportOn('first', {}), reportOn('second', {}, ['bp']));
    expect(items).toMatchObject([
      {
        id: 'bp',
        before: { given: true },
        after: { answer: 'Not known', points: 4, given: false },
      },
    ]);
  });

  it('leaves out what only one of them has', () => {
    const without = (report: ComparedReport, gone: string): ComparedReport => ({
      ...report,
      content: {
        ...report.content,
        scoreBreakdown: report.content.scoreBreakdown.filter(({ id }) => id !== gone),
      },
    });
    const earlier = without(reportOn('first', {}), 'docu');
    const later = without(reportOn('second', { docu: 4, deleg: 4, bp: true }), 'bp');
    expect(compareReports(earlier, later).items.map(({ id }) => id)).toEqual(['deleg']);
  });
});
