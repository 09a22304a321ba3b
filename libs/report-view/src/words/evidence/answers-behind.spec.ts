import { describe, expect, it } from '@jest/globals';
import type { ScoredItem } from '@ellac/contracts';
import { answersBehind } from './answers-behind.js';
import { exampleAnalysis } from '../../testing/example-analysis.js';

const inTheForm = [
  {
    path: 'business_assessment.documentation',
    label: 'How we work is written down, up to date and used.',
    text: '2 – Disagree',
  },
  {
    path: 'sales.sales_distribution',
    label: 'Who makes the sales',
    text: 'Owner 70%, Sales team 20%, Other ways 10%',
  },
  { path: 'company_info.industry', label: 'Industry', text: 'Manufacturing' },
  { path: 'staff.totalEmployees', label: 'Total employees', text: '16' },
  { path: 'financial.annual_revenue', label: 'Annual revenue', text: '£1,850,000' },
  { path: 'customer.top_clients_revenue', label: 'Largest clients', text: '0%' },
];

const answersTo = (evidence: string[], items = exampleAnalysis.scoreBreakdown) =>
  answersBehind({ ruleId: 'any', evidence, sources: [] }, items, inTheForm);

describe('the answers behind a sentence', () => {
  it('are one for all the shares of a percent group', () => {
    expect(
      answersTo(['customer.revenue_breakdown.recurring', 'customer.revenue_breakdown.project']).map(
        ({ label, answer }) => [label, answer],
      ),
    ).toEqual([['Quality of revenue', '12% recurring, 63% project, 25% one-time']]);
  });

  it('come with their points and weight, and with the question of the form', () => {
    expect(answersTo(['business_assessment.documentation'])).toEqual([
      {
        label: 'Documentation',
        answer: '2 of 5 (Disagree)',
        asked: 'How we work is written down, up to date and used.',
        score: { points: 2.5, weight: 15 },
      },
    ]);
  });

  it('are those of the form where they are not scored', () => {
    const paths = ['company_info.industry', 'staff.totalEmployees', 'financial.annual_revenue'];
    const plain = { asked: null, score: null };
    expect(answersTo([...paths, 'sales.sales_distribution.team'])).toEqual([
      { label: 'Industry', answer: 'Manufacturing', ...plain },
      { label: 'Total employees', answer: '16', ...plain },
      { label: 'Annual revenue', answer: '£1,850,000', ...plain },
      { label: 'Who makes the sales', answer: inTheForm[1]!.text, ...plain },
    ]);
  });

  it('do not tell what an answer is compared with as if it were the answer', () => {
    expect(answersTo(['customer.retention_rate', 'company_info.industry'])).toMatchObject([
      { label: 'Customer retention', answer: '81% (industry: about 75%)' },
      { label: 'Industry', answer: 'Manufacturing' },
    ]);
  });

  it('leave out a question that the form no longer has', () => {
    expect(answersTo(['company_info.moon'])).toEqual([]);
  });

  it.each([
    ['customer.top_clients_revenue', 'Not given', '0%, taken as not given'],
    ['customer.retention_rate', 'Not known', 'Not known'],
  ])('say of %s that it is open: %s', (path, answer, said) => {
    const items = exampleAnalysis.scoreBreakdown.map((item): ScoredItem =>
      item.paths[0] === path ? { ...item, answer, points: 4, given: false } : item,
    );
    expect(answersTo([path], items)[0]).toMatchObject({ answer: said, score: { points: 4 } });
  });
});
