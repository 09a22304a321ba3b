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
  levelNames,
  levels,
  newestReportFields,
  type Overview,
  readinessStandingChoices,
  type SavedFilters,
} from '@ellac/contracts';

/** A filter of the list, with the values that the address bar and a menu share. */
export interface Filter {
  readonly name:
    | 'industry'
    | 'country'
    | 'generationStatus'
    | 'emailStatus'
    | 'band'
    | 'businessLevel'
    | 'leadershipLevel'
    | 'contextLevel';
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Insights lead to it: it has a place among the chips only while it is set. */
  readonly isAside?: true;
}

const levelChoices: readonly Choice[] = levels.map((value) => ({
  value,
  label: levelNames[value].replace(/^./, (letter) => letter.toUpperCase()),
}));

export const filters: readonly Filter[] = [
  { name: 'industry', label: 'Industry', choices: industryChoices },
  { name: 'country', label: 'Country', choices: countryChoices },
  { name: 'generationStatus', label: 'Report', choices: generationStatusChoices },
  { name: 'emailStatus', label: 'Email', choices: emailSendStatusChoices },
  { name: 'band', label: 'Readiness', choices: readinessStandingChoices },
  ...(['business', 'leadership', 'context'] as const).map((area) => ({
    name: `${area}Level` as const,
    label: newestReportFields[`${area}Score`].title,
    choices: levelChoices,
    isAside: true as const,
  })),
];

/** The bounds of the overall score. */
export const scoreBounds = ['minScore', 'maxScore'] as const;

/** The bounds of the time when the newest questionnaire came. */
export const dateBounds = ['submittedAfter', 'submittedBefore'] as const;

/** All that narrows the list, but for the search. */
const narrowing = [
  ...filters.map(({ name }) => name),
  ...scoreBounds,
  ...dateBounds,
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
  /** How many companies it finds; undefined where the server does not count them. */
  readonly countIn?: (overview: Overview) => number | undefined;
  /** Whether a menu has it where the line has no room for all. */
  readonly isInMenu?: true;
  /** Other pages lead to it: it has a place among the views only while it is shown. */
  readonly isAside?: true;
}

const ofBand =
  (wanted: string) =>
  ({ bandCounts }: Overview) =>
    bandCounts.find(({ band }) => band === wanted)?.companies;

export const trashView: ListView = {
  label: 'Trash',
  isInMenu: true,
  filters: { view: 'trash' },
  countIn: ({ viewCounts }) => viewCounts?.trash,
};

export const listViews: readonly ListView[] = [
  { label: 'All', filters: {}, countIn: ({ viewCounts }) => viewCounts?.all },
  {
    label: 'Ready for Phase 2',
    filters: { band: 'phase-2-ready' },
    countIn: ofBand('phase-2-ready'),
  },
  {
    label: 'Nearly ready',
    isInMenu: true,
    filters: { band: 'ready-with-gaps' },
    countIn: ofBand('ready-with-gaps'),
  },
  {
    label: 'Needs a hand',
    filters: { view: 'needs-a-hand' },
    countIn: ({ viewCounts }) => viewCounts?.['needs-a-hand'],
  },
  { label: 'Stuck', filters: { view: 'stuck' }, isAside: true },
  {
    label: 'New this week',
    isInMenu: true,
    filters: { view: 'new-this-week' },
    countIn: ({ viewCounts }) => viewCounts?.['new-this-week'],
  },
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
  const bounds = scoreBounds.flatMap((name) => {
    const text = parameters.get(name) ?? '';
    const score = Number(text);
    return text !== '' && score >= 0 && score <= 10 ? [[name, score]] : [];
  });
  const moments = dateBounds.flatMap((name) => {
    const moment = new Date(parameters.get(name) ?? '');
    return Number.isNaN(moment.getTime()) ? [] : [[name, moment.toISOString()]];
  });
  const view = companyViews.find((name) => name === parameters.get('view'));
  return {
    ...(Object.fromEntries([...chosen, ...bounds, ...moments]) as CompanyQuery),
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

/** The filters and the order in the address bar, as a view keeps them: without the search. */
export function savedFiltersIn(parameters: URLSearchParams): SavedFilters {
  const { search: _search, ...query } = wholeListIn(parameters);
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

/** Whether the address has the filters and the order that were saved, and no others. */
export function isSavedShown(saved: SavedFilters, parameters: URLSearchParams): boolean {
  const shown = savedFiltersIn(parameters);
  const kept = savedFiltersIn(new URLSearchParams(saved));
  return [...Object.keys(shown), ...Object.keys(kept)].every((name) => shown[name] === kept[name]);
}
