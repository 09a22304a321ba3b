import {
  answerPaths,
  exampleQuestionnaire,
  type Questionnaire,
  type ReportEvidence,
} from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { answersBehind, revenueSharesOf } from './answers-shown.js';

/** Evidence of rules that read these answers; each list of the report has one. */
const reading = (...paths: readonly (readonly string[])[]): ReportEvidence => {
  const [gap = [], recommendation = [], strength = []] = paths.map((evidence) => [
    { ruleId: 'R1', evidence: [...evidence], sources: [] },
  ]);
  return {
    keyGaps: { systems: [], leadership: gap, market: [] },
    recommendations: { systems: recommendation, leadership: [], market: [] },
    keyStrengths: strength,
  };
};

const withNotKnown = (
  ...notKnown: NonNullable<NonNullable<Questionnaire['meta']>['notKnown']>
): Questionnaire => ({ ...exampleQuestionnaire, meta: { notKnown } });

describe('the answers behind a report', () => {
  it('are those that gaps, recommendations and strengths read, each once, as they were asked', () => {
    const evidence = reading(
      ['documents.businessPlan', 'customer.retention_rate'],
      ['sales.sales_distribution.owner', 'customer.retention_rate'],
      ['financial.net_profit_margin', 'sales.sales_distribution.team'],
    );
    const { sales, customer, financial } = exampleQuestionnaire;
    const { owner } = sales.sales_distribution;
    expect(answersBehind(evidence, exampleQuestionnaire)).toEqual([
      {
        path: 'financial.net_profit_margin',
        label: expect.any(String),
        text: `${financial.net_profit_margin}%`,
      },
      {
        path: 'sales.sales_distribution',
        label: expect.any(String),
        text: expect.stringContaining(`${owner}%`),
      },
      {
        path: 'customer.retention_rate',
        label: expect.any(String),
        text: `${customer.retention_rate}%`,
      },
      { path: 'documents.businessPlan', label: expect.any(String), text: expect.any(String) },
    ]);
  });

  it('are none without evidence, and none for a path that only begins alike', () => {
    expect(answersBehind(reading(), exampleQuestionnaire)).toEqual([]);
    expect(answersBehind(reading(['sales', 'staff.train']), exampleQuestionnaire)).toEqual([]);
  });

  it('say of an answer that was left open that it is not known', () => {
    const evidence = reading(['customer.revenue_breakdown.recurring', 'customer.retention_rate']);
    const answers = answersBehind(
      evidence,
      withNotKnown('customer.revenue_breakdown.project', 'customer.retention_rate'),
    );
    expect(answers.map(({ path, text }) => [path, text])).toEqual([
      ['customer.retention_rate', 'Not known'],
      ['customer.revenue_breakdown', 'Not known'],
    ]);
  });

  it('never tell who the owner is or how to reach them, whatever a rule may read', () => {
    const answers = answersBehind(reading(answerPaths), exampleQuestionnaire);
    const paths = answers.map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('company_info.'))).toEqual([
      'company_info.country',
      'company_info.industry',
      'company_info.active_partners',
      'company_info.silent_partners',
    ]);
    const { owner_email, owner_phone, owner_last_name } = exampleQuestionnaire.company_info;
    const text = JSON.stringify(answers);
    for (const secret of [owner_email, owner_phone, owner_last_name])
      expect(text).not.toContain(secret);
  });
});

describe('the shares that a report draws', () => {
  const { sales, customer, growth } = exampleQuestionnaire;
  const all = {
    salesBy: sales.sales_distribution,
    kind: customer.revenue_breakdown,
    certainty: growth.revenue_predictability,
    largestClients: customer.top_clients_revenue,
  };

  it('are the owner’s own', () => {
    expect(revenueSharesOf(exampleQuestionnaire)).toEqual(all);
    expect(revenueSharesOf(withNotKnown('customer.retention_rate'))).toEqual(all);
  });

  it.each([
    ['sales.sales_distribution.other', { salesBy: null }],
    ['customer.revenue_breakdown.recurring', { kind: null }],
    ['growth.revenue_predictability.likely', { certainty: null }],
    ['customer.top_clients_revenue', { largestClients: null }],
  ] as const)('are none where %s is not known', (path, left) => {
    expect(revenueSharesOf(withNotKnown(path))).toEqual({ ...all, ...left });
  });
});
