import {
  documentedElements,
  exampleQuestionnaire,
  type GroupName,
  independentFunctions,
  institutionalizedRelationships,
  questionnaireSchema,
  revenueConcentrations,
  type Country,
  type Questionnaire,
} from '@ellac/contracts';
import { Draws } from '../draws.js';
import { linesOfBusiness } from './lines-of-business.js';
import type { Persona } from './persona.js';
import { textsOf } from './texts.js';

/** Units of the country's currency for a US dollar, roughly. */
const unitsPerDollar: Readonly<Record<Country, number>> = {
  US: 1,
  GB: 0.8,
  EU: 0.9,
  CA: 1.35,
  AU: 1.5,
  ZA: 18,
};

const within = (low: number, value: number, high: number): number =>
  Math.min(high, Math.max(low, Math.round(value)));

/** Owners give shares in steps of five. */
const share = (value: number, most = 100): number => within(0, Math.round(value / 5), most / 5) * 5;

/**
 * What this owner answers: facts that follow from how far the business is, and ratings that follow
 * from the facts and the owner's optimism. Every draw is made regardless of the maturity, so that a
 * company's later answers differ only in what has improved.
 *
 * @throws ZodError when they do not fit the questionnaire's schema.
 */
export function answersOf(persona: Persona): Questionnaire {
  const draws = new Draws(`${persona.key}/answers`);
  const { systems, leadership, market } = persona.maturity;
  const rating = (maturity: number): number =>
    within(1, 0.8 + 4.3 * maturity + persona.optimism + draws.between(-0.8, 0.8), 5);
  const { departments, training, strategy, qualitative } = textsOf(persona, draws);
  const ratings = {
    business_assessment: {
      processes: rating(systems),
      independence: rating(leadership),
      documentation: rating(systems - 0.08),
    },
    leadership_assessment: {
      transition: rating(leadership),
      planning: rating(leadership),
      delegation: rating(leadership - 0.05),
    },
    context_assessment: {
      market_position: rating(market),
      competitive_advantage: rating(market + 0.05),
      industry_monitoring: rating(market - 0.1),
    },
  };
  const deliveryIndependence = rating(leadership + 0.05);
  const custom = share(85 - 65 * systems + draws.between(-15, 15));
  const sales = salesOf(persona, draws);
  const given: { readonly [Group in GroupName]: Partial<Questionnaire[Group]> } = {
    company_info: persona.company,
    financial: financialOf(persona, draws),
    staff: { totalEmployees: persona.employees, departments, training },
    ...ratings,
    specialization: {
      revenue_concentration: draws.pick(revenueConcentrations),
      delivery_independence: deliveryIndependence,
      custom_vs_standard: { custom, standard: 100 - custom },
    },
    sales,
    ...incomeOf(persona, strategy, draws),
    owner_dependency: dependencyOf(
      persona,
      sales.sales_distribution.owner,
      deliveryIndependence,
      draws,
    ),
    qualitative,
    documents: documentsOf(
      persona,
      {
        planning: ratings.leadership_assessment.planning,
        industryMonitoring: ratings.context_assessment.industry_monitoring,
        documentation: ratings.business_assessment.documentation,
      },
      draws,
    ),
  };
  // A question without a rule for personas gets the example's answer.
  const answers = Object.entries(given).map(([group, ofPersona]) => [
    group,
    { ...exampleQuestionnaire[group as GroupName], ...ofPersona },
  ]);
  return questionnaireSchema.parse(Object.fromEntries(answers));
}

function financialOf({ company, employees, maturity }: Persona, draws: Draws) {
  const line = linesOfBusiness[company.industry];
  const revenue =
    employees *
    line.revenuePerHead *
    unitsPerDollar[company.country] *
    (0.6 + 0.6 * maturity.market) *
    draws.between(0.85, 1.15);
  const gross = within(
    8,
    line.grossMargin + 22 * (maturity.market - 0.5) + draws.between(-5, 5),
    85,
  );
  const net = line.grossMargin * 0.35 * (maturity.systems - 0.12) + draws.between(-3, 4);
  return {
    annual_revenue: Math.round(revenue / 1000) * 1000,
    gross_profit_margin: gross,
    net_profit_margin: within(-15, net, gross - 5),
  };
}

function salesOf({ employees, maturity }: Persona, draws: Draws) {
  const owner = share(98 - 90 * maturity.leadership + draws.between(-8, 8));
  const size = owner > 85 ? 0 : Math.max(1, Math.round(employees * 0.07 * draws.between(0.7, 1.5)));
  const team = size === 0 ? 0 : share((100 - owner) * 0.8);
  return {
    sales_team_size: size,
    sales_distribution: { owner, team, other: 100 - owner - team },
    documented_elements: draws.some(documentedElements, 0.05 + 0.9 * maturity.systems),
  };
}

/** Where the revenue comes from, this year and next. */
function incomeOf({ company, maturity }: Persona, strategy: string, draws: Draws) {
  const line = linesOfBusiness[company.industry];
  const recurring = share(
    line.recurring + 40 * (maturity.systems - 0.4) + draws.between(-8, 8),
    90,
  );
  const project = share((100 - recurring) * draws.between(0.3, 0.8));
  const guaranteed = share(8 + 0.75 * recurring + draws.between(0, 15), 90);
  const likely = share((100 - guaranteed) * (0.4 + 0.35 * maturity.market));
  return {
    customer: {
      top_clients_revenue: within(4, 68 - 58 * maturity.market + draws.between(-9, 9), 95),
      retention_rate: within(25, line.retention + 30 * (maturity.market - 0.5), 98),
      revenue_breakdown: { recurring, project, oneTime: 100 - recurring - project },
    },
    growth: {
      projected_growth: within(-15, 24 * maturity.market - 4 + draws.between(-5, 8), 60),
      strategy,
      revenue_predictability: { guaranteed, likely, speculative: 100 - guaranteed - likely },
    },
  };
}

function dependencyOf(
  { maturity: { leadership } }: Persona,
  ownerSales: number,
  deliveryIndependence: number,
  draws: Draws,
) {
  const functions = draws
    .some(independentFunctions, 0.05 + 0.95 * leadership)
    .filter((name) => name !== 'sales' || ownerSales < 60)
    .filter((name) => name !== 'service_delivery' || deliveryIndependence >= 3);
  const days = within(0, 1 + 62 * leadership ** 2 + draws.between(-2, 6), 90);
  return {
    independent_functions: functions,
    max_absence_days: functions.length <= 1 ? Math.min(days, 14) : days,
    institutionalized_relationships: draws.some(
      institutionalizedRelationships,
      0.1 + 0.85 * leadership,
    ),
  };
}

/** An area with a high rating is documented, unless the rating is mere optimism. */
function documentsOf(
  { maturity, optimism }: Persona,
  ratings: Readonly<Record<'planning' | 'industryMonitoring' | 'documentation', number>>,
  draws: Draws,
) {
  const has = (rating: number, chance: number): boolean =>
    draws.chance(chance) || (rating >= 4 && optimism < 1);
  return {
    businessPlan: has(ratings.planning, maturity.leadership - 0.2),
    financialStatements: draws.chance(0.55 + 0.6 * maturity.systems),
    orgChart: draws.chance(maturity.leadership),
    marketAnalysis: has(ratings.industryMonitoring, maturity.market - 0.3),
    processDocumentation: has(ratings.documentation, maturity.systems - 0.2),
  };
}
