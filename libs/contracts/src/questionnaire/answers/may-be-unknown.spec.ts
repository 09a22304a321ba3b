import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { notKnownPaths } from './answer-paths.js';
import { questionnaireDefaults } from './defaults.js';
import { exampleQuestionnaire } from './example.js';
import {
  isNotKnown,
  markNotKnown,
  mayBeUnknown,
  questionsThatMayBeUnknown,
} from './may-be-unknown.js';
import { questionnaireSchema } from '../questionnaire.js';

describe('the questions that may be unknown', () => {
  it('are all marked and sent in the order of the questions, with their defaults', () => {
    const notKnown = [...questionsThatMayBeUnknown]
      .reverse()
      .reduce<ReturnType<typeof markNotKnown>>(
        (marked, question) => markNotKnown(marked, question, true),
        [],
      );
    expect(notKnown).toEqual([
      'financial.annual_revenue',
      'financial.gross_profit_margin',
      'financial.net_profit_margin',
      'specialization.custom_vs_standard.custom',
      'specialization.custom_vs_standard.standard',
      'sales.sales_distribution.owner',
      'sales.sales_distribution.team',
      'sales.sales_distribution.other',
      'customer.top_clients_revenue',
      'customer.retention_rate',
      'customer.revenue_breakdown.recurring',
      'customer.revenue_breakdown.project',
      'customer.revenue_breakdown.oneTime',
      'owner_dependency.max_absence_days',
      'growth.projected_growth',
      'growth.revenue_predictability.guaranteed',
      'growth.revenue_predictability.likely',
      'growth.revenue_predictability.speculative',
    ]);
    const sent = {
      ...exampleQuestionnaire,
      financial: questionnaireDefaults.financial,
      customer: questionnaireDefaults.customer,
      meta: { notKnown, useAi: true },
    };
    expect(questionnaireSchema.safeParse(sent).success).toBe(true);
  });

  it('are no ratings, lists, flags, texts, and nothing about who works there', () => {
    const others = ['staff.totalEmployees', 'sales.sales_team_size', 'qualitative.vision'];
    expect(others.filter(mayBeUnknown)).toEqual([]);
  });

  it('can be marked and unmarked in any order, each without touching the others', () => {
    const anyMarks = fc.subarray([...notKnownPaths]);
    const anyQuestion = fc.constantFrom(...questionsThatMayBeUnknown);
    fc.assert(
      fc.property(anyMarks, anyQuestion, (before, question) => {
        const others = before.filter((path) => !isNotKnown([path], question));
        const marked = markNotKnown(before, question, true);
        expect(isNotKnown(marked, question)).toBe(true);
        expect(marked.filter((path) => !isNotKnown([path], question))).toEqual(others);
        expect(markNotKnown(marked, question, false)).toEqual(others);
      }),
    );
  });
});
