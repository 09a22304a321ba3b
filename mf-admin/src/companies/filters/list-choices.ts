import {
  type Choice,
  companySortKeys,
  type CompanyQuery,
  type CompanySortKey,
  companyViews,
  countryChoices,
  emailSendStatusChoices,
  generationStatusChoices,
  industryChoices,
  readinessStandingChoices,
} from '@ellac/contracts';

/** A filter of the list, with the values that the address bar and a menu share. */
export interface Filter {
  readonly name: 'industry' | 'country' | 'generationStatus' | 'emailStatus' | 'band';
  readonly label: string;
  readonly choices: readonly Choice[];
}

export const filters: readonly Filter[] = [
  { name: 'industry', label: 'Industry', choices: industryChoices },
  { name: 'country', label: 'Country', choices: countryChoices },
  { name: 'generationStatus', label: 'Report', choices: generationStatusChoices },
  { name: 'emailStatus', label: 'Email', choices: emailSendStatusChoices },
  { name: 'band', label: 'Readiness', choices: readinessStandingChoices },
];

/** The other parameters that narrow the list, but for the search. */
const ranges = ['minScore', 'maxScore'] as const;

/** All that narrows the list, but for the search. */
const narrowing = [
  ...filters.map(({ name }) => name),
  ...ranges,
  'submittedAfter',
  'view',
] as const;

/** Takes every filter away. */
export const withoutFilters: Readonly<Record<string, string>> = Object.fromEntries(
  narrowing.map((name) => [name, '']),
);

/** A view of the list that is one press away: a set of filters with a name. */
export interface ListView {
  readonly label: string;
  readonly filters: Readonly<Record<string, string>>;
  /** Other pages lead to it: it has a place among the views only while it is shown. */
  readonly isAside?: true;
}

export const trashView: ListView = { label: 'Trash', filters: { view: 'trash' } };

export const listViews: readonly ListView[] = [
  { label: 'All', filters: {} },
  { label: 'Ready for Phase 2', filters: { band: 'phase-2-ready' } },
  { label: 'Nearly ready', filters: { band: 'ready-with-gaps' } },
  { label: 'Needs a hand', filters: { view: 'needs-a-hand' } },
  { label: 'Stuck', filters: { view: 'stuck' }, isAside: true },
  { label: 'New this week', filters: { view: 'new-this-week' } },
  trashView,
];

/** Whether the list is that of the trash, narrowed or not. */
export const isOfTrash = (parameters: URLSearchParams): boolean =>
  parameters.get('view') === 'trash';

/** Whether the address has the filters of a view and no others. */
export const isShown = (view: ListView, parameters: URLSearchParams): boolean =>
  narrowing.every((name) => (parameters.get(name) ?? '') === (view.filters[name] ?? ''));

/** The values of a filter in the address bar; unknown ones are ignored. */
export const valuesIn = ({ name, choices }: Filter, parameters: URLSearchParams): string[] =>
  (parameters.get(name) ?? '')
    .split(',')
    .filter((value) => choices.some((choice) => choice.value === value));

/** How the list is sorted: by which column, and whether from the end. */
export interface Order {
  readonly key: CompanySortKey;
  readonly isDescending: boolean;
}

const newestFirst: Order = { key: 'created', isDescending: true };

/** An order as the address bar and the server have it. */
export const sortValue = ({ key, isDescending }: Order): `-${CompanySortKey}` | CompanySortKey =>
  isDescending ? `-${key}` : key;

export function orderIn(parameters: URLSearchParams): Order {
  const given = parameters.get('sort') ?? '';
  const key = companySortKeys.find((name) => name === given.replace(/^-/, ''));
  return key === undefined ? newestFirst : { key, isDescending: given.startsWith('-') };
}

/** The choices in the address bar; unknown values are ignored. */
export function wholeListIn(parameters: URLSearchParams): CompanyQuery {
  const search = parameters.get('search')?.trim() ?? '';
  const chosen = filters.flatMap((filter) => {
    const values = valuesIn(filter, parameters);
    return values.length === 0 ? [] : [[filter.name, values]];
  });
  const bounds = ranges.flatMap((name) => {
    const text = parameters.get(name) ?? '';
    const score = Number(text);
    return text !== '' && score >= 0 && score <= 10 ? [[name, score]] : [];
  });
  const moment = new Date(parameters.get('submittedAfter') ?? '');
  const view = companyViews.find((name) => name === parameters.get('view'));
  return {
    ...(Object.fromEntries([...chosen, ...bounds]) as CompanyQuery),
    ...(Number.isNaN(moment.getTime()) ? {} : { submittedAfter: moment.toISOString() }),
    ...(view === undefined ? {} : { view }),
    ...(search === '' ? {} : { search }),
    sort: sortValue(orderIn(parameters)),
  };
}

/** The query of the page in the address bar. */
export function queryIn(parameters: URLSearchParams): CompanyQuery {
  const cursor = parameters.get('cursor') ?? '';
  return { ...wholeListIn(parameters), ...(cursor === '' ? {} : { cursor }) };
}
