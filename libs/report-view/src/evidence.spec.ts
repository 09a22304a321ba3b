import { describe, expect, it } from '@jest/globals';
import { answersBehind } from './evidence.js';
import { exampleAnalysis } from './testing/example-analysis.js';

const answersTo = (...evidence: string[]) =>
  answersBehind({ ruleId: 'any', evidence, sources: [] }, exampleAnalysis.scoreBreakdown);

describe('the answers behind a sentence', () => {
  it('are one for all the shares of a percent group', () => {
    expect(
      answersTo('customer.revenue_breakdown.recurring', 'customer.revenue_breakdown.project'),
    ).toEqual([
      { label: 'Quality of revenue', answer: '12% recurring, 63% project, 25% one-time' },
    ]);
  });

  it('are told with what they are compared to, which is no answer by itself', () => {
    expect(answersTo('customer.retention_rate', 'company_info.industry')).toEqual([
      { label: 'Customer retention', answer: '81% (industry: about 75%)' },
      { label: 'Industry', answer: null },
    ]);
  });
});
