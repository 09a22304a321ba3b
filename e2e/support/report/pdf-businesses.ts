import type { Questionnaire } from '@ellac/contracts';

/** An owner who works alone: where pages were filled to their end, two lines of the plan were left over. */
export const alone = ({ company_info, ...answers }: Questionnaire): Questionnaire => ({
  ...answers,
  company_info: { ...company_info, country: 'EU', industry: 'services' },

  financial: {
    annual_revenue: 88000,
    gross_profit_margin: 82,
    net_profit_margin: 61,
  },
  staff: {
    totalEmployees: 1,
    departments: 'Only me, and a colleague for heavy moves.',
    training: 'A restoration course each winter.',
  },
  business_assessment: {
    processes: 4,
    independence: 2,
    documentation: 3,
  },
  leadership_assessment: {
    transition: 2,
    planning: 3,
    delegation: 2,
  },
  context_assessment: {
    market_position: 4,
    competitive_advantage: 5,
    industry_monitoring: 3,
  },
  specialization: {
    revenue_concentration: '51-75',
    delivery_independence: 1,
    custom_vs_standard: {
      custom: 70,
      standard: 30,
    },
  },
  sales: {
    sales_team_size: 0,
    sales_distribution: {
      owner: 70,
      team: 0,
      other: 30,
    },
    documented_elements: ['follow_up'],
  },
  customer: {
    top_clients_revenue: 18,
    retention_rate: 90,
    revenue_breakdown: {
      recurring: 30,
      project: 20,
      oneTime: 50,
    },
  },
  owner_dependency: {
    independent_functions: [],
    max_absence_days: 12,
    institutionalized_relationships: [],
  },
  growth: {
    projected_growth: 2,
    strategy:
      'None to speak of: better prices for concert halls and fewer long drives, with a second tuning day in the city.',
    revenue_predictability: {
      guaranteed: 30,
      likely: 55,
      speculative: 15,
    },
  },
  qualitative: {
    vision: 'I want to stay small, keep my Fridays free and tune until I am seventy.',
    challenges: 'I was away with a broken wrist for five weeks and the halls had nobody.',
    opportunities: 'Two concert halls would sign for a year if somebody stands in for me.',
  },
  documents: {
    businessPlan: false,
    financialStatements: true,
    orgChart: false,
    marketAnalysis: false,
    processDocumentation: false,
  },
});

/** A form that is nearly as it came: its appendix has a few lines more than a page. */
export const nearlyEmpty = ({ company_info, ...answers }: Questionnaire): Questionnaire => ({
  ...answers,
  company_info: { ...company_info, country: 'US', industry: 'other' },

  financial: {
    annual_revenue: 0,
    gross_profit_margin: 0,
    net_profit_margin: 0,
  },
  staff: {
    totalEmployees: 4,
    departments: 'will follow',
    training: 'will follow',
  },
  business_assessment: {
    processes: 3,
    independence: 3,
    documentation: 3,
  },
  leadership_assessment: {
    transition: 3,
    planning: 3,
    delegation: 3,
  },
  context_assessment: {
    market_position: 3,
    competitive_advantage: 3,
    industry_monitoring: 3,
  },
  specialization: {
    revenue_concentration: '25-50',
    delivery_independence: 3,
    custom_vs_standard: {
      custom: 50,
      standard: 50,
    },
  },
  sales: {
    sales_team_size: 0,
    sales_distribution: {
      owner: 100,
      team: 0,
      other: 0,
    },
    documented_elements: [],
  },
  customer: {
    top_clients_revenue: 0,
    retention_rate: 0,
    revenue_breakdown: {
      recurring: 0,
      project: 0,
      oneTime: 100,
    },
  },
  owner_dependency: {
    independent_functions: [],
    max_absence_days: 0,
    institutionalized_relationships: [],
  },
  growth: {
    projected_growth: 0,
    strategy: 'We will write this part later on, when there is more time for it.',
    revenue_predictability: {
      guaranteed: 0,
      likely: 0,
      speculative: 100,
    },
  },
  qualitative: {
    vision: 'We will write this part later on, when there is more time for it.',
    challenges: 'We will write this part later on, when there is more time for it.',
    opportunities: 'test test test test test test test test test test test test',
  },
  documents: {
    businessPlan: false,
    financialStatements: false,
    orgChart: false,
    marketAnalysis: false,
    processDocumentation: false,
  },
});
