import { type GroupName, questionnaireFields } from '../fields.js';
import type { Questionnaire } from '../questionnaire.js';
import type { FieldRule, PercentGroupRule } from '../field-rules.js';

/**
 * An invented joinery, chosen for a rich report. A question that is missing here gets the default
 * of its kind.
 */
const joinery: { [Group in GroupName]: Partial<Questionnaire[Group]> } = {
  company_info: {
    name: 'Alder & Finch Joinery',
    owner_first_name: 'Maren',
    owner_last_name: 'Finch',
    owner_email: 'maren.finch@alderfinch.example',
    owner_phone: '+44 20 7946 0123',
    country: 'GB',
    industry: 'manufacturing',
    active_partners: 1,
    silent_partners: 1,
  },
  financial: { annual_revenue: 1_850_000, gross_profit_margin: 34, net_profit_margin: 7 },
  staff: {
    totalEmployees: 16,
    departments:
      'Workshop (nine people, led by a foreman), fitting (four), office and purchasing (two), and the owner, who quotes and sells.',
    training:
      'New joiners work beside an experienced colleague for six weeks; machine safety is refreshed once a year.',
  },
  business_assessment: { processes: 3, independence: 2, documentation: 2 },
  leadership_assessment: { transition: 2, planning: 3, delegation: 3 },
  context_assessment: { market_position: 4, competitive_advantage: 4, industry_monitoring: 2 },
  specialization: {
    revenue_concentration: '51-75',
    delivery_independence: 4,
    custom_vs_standard: { custom: 65, standard: 35 },
  },
  sales: {
    sales_team_size: 1,
    sales_distribution: { owner: 70, team: 20, other: 10 },
    documented_elements: ['proposals', 'commission'],
  },
  customer: {
    top_clients_revenue: 42,
    retention_rate: 81,
    revenue_breakdown: { recurring: 12, project: 63, oneTime: 25 },
  },
  owner_dependency: {
    independent_functions: ['service_delivery', 'operations'],
    max_absence_days: 10,
    institutionalized_relationships: ['vendors', 'banking'],
  },
  growth: {
    projected_growth: 15,
    strategy:
      'Win two more architects as regular partners, add a maintenance agreement for shopfronts, and move fitted kitchens to a standard range.',
    revenue_predictability: { guaranteed: 25, likely: 45, speculative: 30 },
  },
  qualitative: {
    vision:
      'In five years the workshop and the sales office are led by two managers, and I spend my time on design and on our best partners.',
    challenges:
      'Every quote still crosses my desk, so customers wait for an answer, and two good joiners left because nobody had time to train them.',
    opportunities:
      'Shop chains ask for the same joinery in every branch, and architects want one workshop that also looks after what it has built.',
  },
  documents: {
    businessPlan: false,
    financialStatements: true,
    orgChart: false,
    marketAnalysis: false,
    processDocumentation: false,
  },
};

const words = 'An invented answer, long enough for every question. ';

function exampleOf(rule: FieldRule | PercentGroupRule): unknown {
  switch (rule.kind) {
    case 'text':
      return words.repeat(Math.ceil(rule.min / words.length)).trim();
    case 'email':
      return 'owner@company.example';
    case 'choice':
      return rule.choices[0]?.value;
    case 'number':
      return rule.unit === 'percent' ? 50 : Math.max(1, rule.min);
    case 'rating':
      return 3;
    case 'list':
      return rule.choices.slice(0, 1).map(({ value }) => value);
    case 'flag':
      return true;
    case 'percentGroup':
      return { ...rule.initial };
  }
}

/** A complete, valid questionnaire. */
export const exampleQuestionnaire = Object.fromEntries(
  Object.entries(questionnaireFields).map(([group, fields]) => {
    const given: Readonly<Record<string, unknown>> = joinery[group as GroupName];
    const answers = Object.entries(fields).map(
      ([name, rule]: [string, FieldRule | PercentGroupRule]) => [
        name,
        given[name] ?? exampleOf(rule),
      ],
    );
    return [group, Object.fromEntries(answers)];
  }),
) as Questionnaire;
