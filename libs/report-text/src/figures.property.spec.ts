import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { notKnownOf } from '@ellac/diagnosis/parts';
import { anyReport, reportOn } from './testing/any-report.js';
import { inventedFigures } from './testing/grounded-figures.js';
import { anyQuestionnaire, proseOf, someDay } from '@ellac/diagnosis/testing';

const money = /[$£€][\d,]*\d|\bR\d{1,3}(?:,\d{3})+/;

describe('the figures of a report on any business', () => {
  it('are answers, what is worked out from them, scores, dates, or aims of a rule', () => {
    fc.assert(
      fc.property(anyReport, ({ questionnaire, report }) => {
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
        const own = proseOf(reportOn(questionnaire).report)
          .join(' ')
          .replace(/“[^”]*”/g, '“…”');
        expect(own).not.toMatch(money);
      }),
      { numRuns: 200 },
    );
  });
});
