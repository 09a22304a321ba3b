import {
  type Choice,
  companySortKeys,
  type CompanyQuery,
  type CompanySortKey,
  countryChoices,
  emailSendStatusChoices,
  generationStatusChoices,
  industryChoices,
  readinessStandingChoices,
} from '@ellac/contracts';

/** A filter of the list, with the values that the address bar and a select share. */
export interface Filter {
  readonly name: 'industry' | 'country' | 'generationStatus' | 'emailStatus' | 'band';
  readonly label: string;
  readonly choices: readonly Choice[];
}

export const filters: readonly Filter[] = [
  { name: 'industry', label: 'Industry', choices: industryChoices },
  { name: 'country', label: 'Country', choices: countryChoices },
  {
    name: 'generationStatus',
    label: 'Generation status',
    choices: generationStatusChoices,
  },
  {
    name: 'emailStatus',
    label: 'Email status',
    choices: emailSendStatusChoices,
  },
  {
    name: 'band',
    label: 'Readiness',
    choices: readinessStandingChoices,
  },
];

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
  const narrowed = filters.flatMap(({ name, choices }) => {
    const value = parameters.get(name);
    return choices.some((choice) => choice.value === value) ? [[name, value]] : [];
  });
  return {
    ...(Object.fromEntries(narrowed) as CompanyQuery),
    ...(search === '' ? {} : { search }),
    sort: sortValue(orderIn(parameters)),
  };
}

/** The query of the page in the address bar. */
export function queryIn(parameters: URLSearchParams): CompanyQuery {
  const cursor = parameters.get('cursor') ?? '';
  return { ...wholeListIn(parameters), ...(cursor === '' ? {} : { cursor }) };
}
