import { formatMoney, formatNumber, type Questionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answersOf, notKnownOf } from '../answers.js';
import { grossGap, retentionGap, revenuePerEmployee } from '../derived.js';
import { diagnose } from '../diagnose.js';
import { industryValues } from '../industry-values.js';
import { model } from '../rules/model.js';
import { anyQuestionnaire } from '../testing/questionnaire-arbitrary.js';
import { proseOf } from '../testing/report-prose.js';
import { trades } from './words/trades/trades.js';
import { writeReport } from './write-report.js';

const percents = /-?[\d,]+(?:\.\d+)?(?=%)/g;
const money = /[$£]\s?[\d.,]*\d|R\s[\d.,]*\d|\d[\d.]*\s€/g;

/** Aims and limits that the texts themselves name, and the ranges of the main offer. */
const named = JSON.stringify([model, trades, '25% 50% 51% 75% 76% 90%']).match(percents)!;

const proseWithoutQuotes = (questionnaire: Questionnaire): string => {
  const report = writeReport(questionnaire, diagnose(questionnaire), '2026-11-21');
  return proseOf(report)
    .join(' ')
    .replace(/“[^”]*”/g, '“…”');
};

describe('the figures of a report on any business', () => {
  it('in per cent are answers, values of the industry, gaps to them, weights or aims', () => {
    fc.assert(
      fc.property(anyQuestionnaire, (questionnaire) => {
        const answers = answersOf(questionnaire);
        const { readiness, breakdown } = diagnose(questionnaire);
        const known = notKnownOf(questionnaire);
        const given = Object.entries(answers).flatMap(([alias, value]) =>
          typeof value === 'number' && !known.has(alias as never) ? [value, Math.abs(value)] : [],
        );
        const derived = [
          ...Object.values(industryValues[answers.industry]),
          Math.abs(retentionGap(answers)),
          Math.abs(grossGap(answers)),
          readiness.completeness,
          100 - readiness.completeness,
          ...breakdown.map(({ weight }) => weight),
        ];
        const grounded = new Set([
          ...[...given, ...derived].map((number) => formatNumber(number)),
          ...named,
        ]);
        const told = proseWithoutQuotes(questionnaire).match(percents) ?? [];
        expect(told.filter((figure) => !grounded.has(figure))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('in money are the revenue or a part of it, in the currency of the country', () => {
    fc.assert(
      fc.property(anyQuestionnaire, (questionnaire) => {
        const answers = answersOf(questionnaire);
        const { rev, ownerS, top, nm, growth, guar, country } = answers;
        const rough = (amount: number) => Number(Math.abs(amount).toPrecision(2));
        const parts = [ownerS, top, nm, growth, guar * (1 + growth / 100)];
        const grounded = [
          rev,
          rough(revenuePerEmployee(answers)),
          ...parts.map((percent) => rough((percent * rev) / 100)),
        ].map((amount) => formatMoney(amount, country));
        const told = proseWithoutQuotes(questionnaire).match(money) ?? [];
        expect(told.filter((amount) => !grounded.includes(amount))).toEqual([]);
        if (rev === 0 || notKnownOf(questionnaire).has('rev')) expect(told).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
