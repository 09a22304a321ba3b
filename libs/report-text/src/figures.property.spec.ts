import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { diagnose, notKnownOf } from '@ellac/diagnosis/parts';
import { inventedFigures } from './testing/grounded-figures.js';
import { anyQuestionnaire, proseOf, someDay } from '@ellac/diagnosis/testing';
import { writeReport } from './write-report.js';

const money = /[$£€][\d,]*\d|\bR\d{1,3}(?:,\d{3})+/;

const reportOn = (questionnaire: Parameters<typeof diagnose>[0]) =>
  writeReport(questionnaire, diagnose(questionnaire, someDay), someDay);

describe('the figures of a report on any business', () => {
  it('are answers, what is worked out from them, scores, dates, or aims of a rule', () => {
    fc.assert(
      fc.property(anyQuestionnaire, (questionnaire) => {
        const report = reportOn(questionnaire);
        expect(inventedFigures(questionnaire, report, someDay)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('hold no amount of money where the revenue is not known', () => {
    fc.assert(
      fc.property(anyQuestionnaire, (questionnaire) => {
        const isKnown =
          questionnaire.financial.annual_revenue > 0 && !notKnownOf(questionnaire).has('rev');
        if (isKnown) return;
        const own = proseOf(reportOn(questionnaire))
          .join(' ')
          .replace(/“[^”]*”/g, '“…”');
        expect(own).not.toMatch(money);
      }),
      { numRuns: 200 },
    );
  });
});
