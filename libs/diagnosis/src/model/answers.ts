import type { AnswerPath, Questionnaire } from '@ellac/contracts';

/** The model's short name of each answer it reads, and where that answer stands. */
export const answerPathOf = {
  proc: 'business_assessment.processes',
  indep: 'business_assessment.independence',
  docu: 'business_assessment.documentation',
  trans: 'leadership_assessment.transition',
  plan: 'leadership_assessment.planning',
  deleg: 'leadership_assessment.delegation',
  pos: 'context_assessment.market_position',
  adv: 'context_assessment.competitive_advantage',
  mon: 'context_assessment.industry_monitoring',
  core: 'specialization.revenue_concentration',
  deliv: 'specialization.delivery_independence',
  custom: 'specialization.custom_vs_standard.custom',
  std: 'specialization.custom_vs_standard.standard',
  team: 'sales.sales_team_size',
  ownerS: 'sales.sales_distribution.owner',
  teamS: 'sales.sales_distribution.team',
  otherS: 'sales.sales_distribution.other',
  elems: 'sales.documented_elements',
  top: 'customer.top_clients_revenue',
  ret: 'customer.retention_rate',
  rec: 'customer.revenue_breakdown.recurring',
  prj: 'customer.revenue_breakdown.project',
  one: 'customer.revenue_breakdown.oneTime',
  funcs: 'owner_dependency.independent_functions',
  absd: 'owner_dependency.max_absence_days',
  rels: 'owner_dependency.institutionalized_relationships',
  growth: 'growth.projected_growth',
  guar: 'growth.revenue_predictability.guaranteed',
  likely: 'growth.revenue_predictability.likely',
  spec: 'growth.revenue_predictability.speculative',
  rev: 'financial.annual_revenue',
  gm: 'financial.gross_profit_margin',
  nm: 'financial.net_profit_margin',
  emp: 'staff.totalEmployees',
  training: 'staff.training',
  partners: 'company_info.active_partners',
  silent: 'company_info.silent_partners',
  industry: 'company_info.industry',
  country: 'company_info.country',
  bp: 'documents.businessPlan',
  fs: 'documents.financialStatements',
  oc: 'documents.orgChart',
  ma: 'documents.marketAnalysis',
  pd: 'documents.processDocumentation',
} as const satisfies Record<string, AnswerPath>;

/** The model's short name of an answer. */
export type Alias = keyof typeof answerPathOf;

type ValueAt<Part, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof Part
    ? ValueAt<Part[Key], Rest>
    : never
  : Path extends keyof Part
    ? NonNullable<Part[Path]>
    : never;

/** The answers under their short names; `emp` is 0 where the number of employees was not sent. */
export type Answers = {
  readonly [A in Alias]: ValueAt<Questionnaire, (typeof answerPathOf)[A]>;
};

/** The short names of the answers whose values are of one kind, such as numbers. */
export type AliasOf<Value> = {
  [A in Alias]: Answers[A] extends Value ? A : never;
}[Alias];

/** All short names, in the order of the model. */
export const aliases = Object.keys(answerPathOf) as Alias[];

const valueAt = (questionnaire: Questionnaire, path: AnswerPath): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | undefined)?.[key],
      questionnaire,
    );

/** An owner may leave it out; then it counts as 0. */
const optional: Alias = 'emp';

/** The answers of a questionnaire under the model's names. */
export const answersOf = (questionnaire: Questionnaire): Answers =>
  Object.fromEntries(
    aliases.map((alias) => [alias, valueAt(questionnaire, answerPathOf[alias]) ?? 0]),
  ) as Answers;

const aliasesOf = (paths: readonly string[]): Set<Alias> =>
  new Set(aliases.filter((alias) => paths.includes(answerPathOf[alias])));

/** The ratings that the owner left as the form came. */
export const untouchedRatingsIn = ({ meta }: Questionnaire): ReadonlySet<string> =>
  aliasesOf(meta?.untouched ?? []);

/**
 * The answers that the owner marked as not known, the ratings that were left as they came, and the
 * answers that a response lacks because it is older than their question.
 */
export const notKnownOf = (questionnaire: Questionnaire): ReadonlySet<Alias> => {
  const { meta } = questionnaire;
  const marked = aliasesOf([...(meta?.notKnown ?? []), ...(meta?.untouched ?? [])]);
  const lacking = aliases.filter(
    (alias) => alias !== optional && valueAt(questionnaire, answerPathOf[alias]) === undefined,
  );
  return new Set([...marked, ...lacking]);
};
