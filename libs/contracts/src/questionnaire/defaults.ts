import type { Country, Industry, RevenueConcentration } from '../enumerations.js';
import type { AnswerPath } from './answer-paths.js';
import type { Circumstance } from './circumstances.js';
import type { optionalFields } from './optional.js';
import type { Questionnaire } from './questionnaire.js';

/** Amounts while they are filled in; null where none is entered. */
type OpenAmounts<Name extends 'ownerPay' | 'premises'> = {
  readonly [Part in keyof (typeof optionalFields)[Name]['parts']]: number | null;
};

/** The form while it is filled in: the choices may still be open, which is the empty text. */
export type QuestionnaireDraft = Omit<
  Questionnaire,
  'company_info' | 'specialization' | 'staff' | 'meta'
> & {
  company_info: Omit<Questionnaire['company_info'], 'country' | 'industry'> & {
    country: Country | '';
    industry: Industry | '';
  };
  specialization: Omit<Questionnaire['specialization'], 'revenue_concentration'> & {
    revenue_concentration: RevenueConcentration | '';
  };
  staff: Questionnaire['staff'] & { totalEmployees: number };
  /** What the owner marked and added; `notKnown` in the order of the questions. */
  meta: {
    notKnown: readonly AnswerPath[];
    useAi: boolean;
    trade: string;
    ownerPay: OpenAmounts<'ownerPay'>;
    premises: OpenAmounts<'premises'>;
    circumstances: readonly Circumstance[];
  };
};

/** What a new form holds (specification, section 3). */
export const questionnaireDefaults: QuestionnaireDraft = {
  company_info: {
    name: '',
    owner_first_name: '',
    owner_last_name: '',
    owner_email: '',
    owner_phone: '',
    country: '',
    industry: '',
    active_partners: 1,
    silent_partners: 0,
  },
  financial: { annual_revenue: 0, gross_profit_margin: 0, net_profit_margin: 0 },
  staff: { totalEmployees: 0, departments: '', training: '' },
  business_assessment: { processes: 3, independence: 3, documentation: 3 },
  leadership_assessment: { transition: 3, planning: 3, delegation: 3 },
  context_assessment: { market_position: 3, competitive_advantage: 3, industry_monitoring: 3 },
  specialization: {
    revenue_concentration: '',
    delivery_independence: 3,
    custom_vs_standard: { custom: 50, standard: 50 },
  },
  sales: {
    sales_team_size: 0,
    sales_distribution: { owner: 100, team: 0, other: 0 },
    documented_elements: [],
  },
  customer: {
    top_clients_revenue: 0,
    retention_rate: 0,
    revenue_breakdown: { recurring: 0, project: 0, oneTime: 100 },
  },
  owner_dependency: {
    independent_functions: [],
    max_absence_days: 0,
    institutionalized_relationships: [],
  },
  growth: {
    projected_growth: 0,
    strategy: '',
    revenue_predictability: { guaranteed: 0, likely: 0, speculative: 100 },
  },
  qualitative: { vision: '', challenges: '', opportunities: '' },
  documents: {
    businessPlan: false,
    financialStatements: false,
    orgChart: false,
    marketAnalysis: false,
    processDocumentation: false,
  },
  meta: {
    notKnown: [],
    useAi: true,
    trade: '',
    ownerPay: { taken: null, fair: null },
    premises: { paid: null, fair: null },
    circumstances: [],
  },
};
