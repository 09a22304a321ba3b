/** One choice of an enumeration: the value that is sent and stored, and the words a person reads. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

// Its calls are marked as pure, so that a page does not load the lists that it does not use.
const valuesOf = <Value extends string>(choices: readonly Choice<Value>[]): readonly Value[] =>
  choices.map((choice) => choice.value);

/** The words for a value; the value itself where the enumeration does not know it. */
export function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

export const countryChoices = [
  { value: 'US', label: 'United States (USD $)' },
  { value: 'GB', label: 'United Kingdom (GBP £)' },
  { value: 'EU', label: 'European Union (EUR €)' },
  { value: 'CA', label: 'Canada (CAD $)' },
  { value: 'AU', label: 'Australia (AUD $)' },
  { value: 'ZA', label: 'South Africa (ZAR R)' },
] as const satisfies readonly Choice[];
export const countries = /* @__PURE__ */ valuesOf(countryChoices);
export type Country = (typeof countries)[number];

export const industryChoices = [
  { value: 'manufacturing', label: 'Manufacturing' },
  { value: 'technology', label: 'Technology' },
  { value: 'retail', label: 'Retail' },
  { value: 'services', label: 'Services' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'financial_services', label: 'Financial services' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];
export const industries = /* @__PURE__ */ valuesOf(industryChoices);
export type Industry = (typeof industries)[number];

export const revenueConcentrationChoices = [
  { value: 'less-25', label: 'Less than 25%' },
  { value: '25-50', label: '25% to 50%' },
  { value: '51-75', label: '51% to 75%' },
  { value: '76-90', label: '76% to 90%' },
  { value: 'more-90', label: 'More than 90%' },
] as const satisfies readonly Choice[];
export const revenueConcentrations = /* @__PURE__ */ valuesOf(revenueConcentrationChoices);
export type RevenueConcentration = (typeof revenueConcentrations)[number];

/** The agreement scale of every rating; the value of a rating is its position, 1 to 5. */
export const agreementChoices = [
  { value: '1', label: 'Strongly Disagree' },
  { value: '2', label: 'Disagree' },
  { value: '3', label: 'Neutral' },
  { value: '4', label: 'Agree' },
  { value: '5', label: 'Strongly Agree' },
] as const satisfies readonly Choice[];

export const documentedElementChoices = [
  { value: 'process', label: 'Sales process' },
  { value: 'commission', label: 'Commission plan' },
  { value: 'leads', label: 'Lead handling' },
  { value: 'scripts', label: 'Conversation guides' },
  { value: 'proposals', label: 'Proposal templates' },
  { value: 'follow_up', label: 'Follow-up steps' },
] as const satisfies readonly Choice[];
export const documentedElements = /* @__PURE__ */ valuesOf(documentedElementChoices);
export type DocumentedElement = (typeof documentedElements)[number];

export const independentFunctionChoices = [
  { value: 'sales', label: 'Sales' },
  { value: 'service_delivery', label: 'Service delivery' },
  { value: 'customer_support', label: 'Customer support' },
  { value: 'operations', label: 'Operations' },
  { value: 'financial_management', label: 'Financial management' },
  { value: 'business_development', label: 'Business development' },
] as const satisfies readonly Choice[];
export const independentFunctions = /* @__PURE__ */ valuesOf(independentFunctionChoices);
export type IndependentFunction = (typeof independentFunctions)[number];

export const institutionalizedRelationshipChoices = [
  { value: 'key_clients', label: 'Key clients' },
  { value: 'vendors', label: 'Suppliers' },
  { value: 'banking', label: 'Bank' },
  { value: 'strategic_partnerships', label: 'Strategic partners' },
  { value: 'industry_networks', label: 'Industry networks' },
] as const satisfies readonly Choice[];
export const institutionalizedRelationships = /* @__PURE__ */ valuesOf(
  institutionalizedRelationshipChoices,
);
export type InstitutionalizedRelationship = (typeof institutionalizedRelationships)[number];

export const priorities = ['critical', 'high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

export const generationStatusChoices = [
  { value: 'pending', label: 'Pending' },
  { value: 'processing', label: 'Processing' },
  { value: 'completed', label: 'Completed' },
  { value: 'failed', label: 'Failed' },
] as const satisfies readonly Choice[];
export const generationStatuses = /* @__PURE__ */ valuesOf(generationStatusChoices);
export type GenerationStatus = (typeof generationStatuses)[number];

export const emailSendStatusChoices = [
  { value: 'pending', label: 'Pending' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
] as const satisfies readonly Choice[];
export const emailSendStatuses = /* @__PURE__ */ valuesOf(emailSendStatusChoices);
export type EmailSendStatus = (typeof emailSendStatuses)[number];

export const readinessBandChoices = [
  { value: 'phase-2-ready', label: 'Ready for Phase 2' },
  { value: 'ready-with-gaps', label: 'Ready, with gaps to close' },
  { value: 'in-transition', label: 'In transition' },
  { value: 'phase-1-owner-led', label: 'Phase 1: led by the owner' },
] as const satisfies readonly Choice[];
export const readinessBands = /* @__PURE__ */ valuesOf(readinessBandChoices);
export type ReadinessBand = (typeof readinessBands)[number];

/** Where a report places a business: in a band, or in none if too little is known. */
export const readinessStandingChoices = [
  ...readinessBandChoices,
  { value: 'not-judged', label: 'Not judged' },
] as const satisfies readonly Choice[];
export const readinessStandings = /* @__PURE__ */ valuesOf(readinessStandingChoices);
export type ReadinessStanding = (typeof readinessStandings)[number];

/** The three scored areas: business systems, leadership, market context. */
export const areas = ['systems', 'leadership', 'market'] as const;
export type Area = (typeof areas)[number];

/** The steps in which a language model makes a report, in their order. */
export const makingStepChoices = [
  { value: 'reading', label: 'What you wrote is read' },
  { value: 'letter', label: 'A letter to you is drafted' },
  { value: 'checks', label: 'Each figure and claim is checked' },
  { value: 'report', label: 'The report is put together' },
] as const satisfies readonly Choice[];
export const makingSteps = /* @__PURE__ */ valuesOf(makingStepChoices);

/**
 * The parts of a report, which the page names while the answers are sent, and its summary. A
 * language model words them where its counsel does not pass.
 */
export const wordedPartChoices = [
  { value: 'systems', label: 'Business systems and specialization' },
  { value: 'sales', label: 'Sales organization and customer relationships' },
  { value: 'leadership', label: 'Owner dependency and leadership readiness' },
  { value: 'growth', label: 'Growth trajectory and market position' },
  { value: 'plan', label: 'Recommendations and action plans' },
  { value: 'summary', label: 'Executive summary' },
] as const satisfies readonly Choice[];
export const wordedParts = /* @__PURE__ */ valuesOf(wordedPartChoices);
export type WordedPart = (typeof wordedParts)[number];

/** What an owner may tell besides the answers that are scored; see the facts of the long texts. */
export const textFactKinds = [
  'wish-exit',
  'wish-small',
  'event',
  'person-leaves',
  'only-one',
  'client-share',
  'liquidity',
  'term-ends',
  'health-age',
  'cost-squeeze',
  'buyer',
  'payment-days',
  'why-leave',
  'partners-unsettled',
  'own-sum',
  'late-payer',
  'open-question',
  'low-prices',
  'slow-quotes',
  'idle-thing',
  'guarantee',
  'calls-owner',
  'deadline',
] as const;
export type TextFactKind = (typeof textFactKinds)[number];

/** To whom an owner wants to hand over. */
export const exitRecipientChoices = [
  { value: 'family', label: 'Family' },
  { value: 'partner', label: 'A partner' },
  { value: 'staff', label: 'People from the team' },
  { value: 'buyer', label: 'A buyer from outside' },
  { value: 'open', label: 'Not decided yet' },
] as const satisfies readonly Choice[];
export const exitRecipients = /* @__PURE__ */ valuesOf(exitRecipientChoices);
export type ExitRecipient = (typeof exitRecipients)[number];

/** What ends: an agreement with a client or supplier, the use of a site, or a licence or permit. */
export const endingThingChoices = [
  { value: 'contract', label: 'A contract' },
  { value: 'site', label: 'A lease' },
  { value: 'right', label: 'A licence or permit' },
] as const satisfies readonly Choice[];
export const endingThings = /* @__PURE__ */ valuesOf(endingThingChoices);
export type EndingThing = (typeof endingThings)[number];

/** Whom a circumstance is about: the owner or somebody else of the business. */
export const concernedPersonChoices = [
  { value: 'owner', label: 'Me' },
  { value: 'other', label: 'Somebody else' },
] as const satisfies readonly Choice[];
export const concernedPersons = /* @__PURE__ */ valuesOf(concernedPersonChoices);
export type ConcernedPerson = (typeof concernedPersons)[number];

/** Why a coach asks: answers at odds, what the report assumes, or what the owner left open. */
export const talkQuestionKinds = ['contradiction', 'assumption', 'open-fact'] as const;
export type TalkQuestionKind = (typeof talkQuestionKinds)[number];

/** Where a business stands, in the order in which the situations are tested. */
export const situationIds = [
  'too-little',
  'survive',
  'exit-short',
  'thin-margin',
  'few-clients',
  'exit-long',
  'leaking',
  'owner-bound',
  'stay-small',
  'grow',
  'build',
] as const;
export type SituationId = (typeof situationIds)[number];
