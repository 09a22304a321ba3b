import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareReports } from './compare-reports.js';
import { comparedReport } from './testing/compared-report.js';
import { anyMade } from './testing/made-once.js';

const anyReport = anyMade((questionnaire) => comparedReport('any', questionnaire));

const runs = { numRuns: 40 };

describe('comparing any two reports', () => {
  it('finds nothing between a report and itself', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const { overall, areas, items } = compareReports(report, structuredClone(report));
        expect(items).toEqual([]);
        for (const { before, after } of [overall, ...areas]) expect(after).toBe(before);
      }),
      runs,
    );
  });

  it('the other way round turns every change, and nothing else', () => {
    fc.assert(
      fc.property(anyReport, anyReport, (one, other) => {
        const { overall, areas, items } = compareReports(one, other);
        const turned = <Side>(change: { before: Side; after: Side }) => ({
          ...change,
          before: change.after,
          after: change.before,
        });
        expect(compareReports(other, one)).toMatchObject({
          overall: turned(overall),
          areas: areas.map(turned),
          items: items.map(turned),
        });
      }),
      runs,
    );
  });

  it('lists exactly the items that differ, the greatest change of points first', () => {
    fc.assert(
      fc.property(anyReport, anyReport, (one, other) => {
        const { items } = compareReports(one, other);
        for (const { before, after } of items) expect(after).not.toEqual(before);
        const changes = items.map(({ before, after }) => Math.abs(after.points - before.points));
        expect(changes).toEqual([...changes].sort((first, second) => second - first));
        const listed = new Set(items.map(({ id }) => id));
        one.content.scoreBreakdown.forEach((item, place) => {
          if (!listed.has(item.id)) expect(other.content.scoreBreakdown[place]).toEqual(item);
        });
      }),
      runs,
    );
  });
});
