import {
  type CompanyRecord,
  countryChoices,
  emailSendStatusChoices,
  type EmailSendStatus,
  formatScore,
  type GenerationStatus,
  generationStatusChoices,
  industryChoices,
  labelOf,
  type NewestReport,
  readinessStandingChoices,
} from '@ellac/contracts';

/** A cell of the CSV file. */
export type Cell = string | number | null;

/** What is read of a company: from which column, and as what it stands in the CSV file. */
interface Field<Value> {
  readonly column: string;
  /** Absent where the file leaves it out. */
  readonly sheet?: { readonly title: string; readonly cell: (value: Value) => Cell };
}

type Fields = Readonly<Record<string, Field<never>>>;
type ValueOf<Each> = Each extends Field<infer Value> ? Value : never;

/** The row that {@link columnsOf} makes. */
export type RowOf<All extends Fields> = { readonly [Key in keyof All]: ValueOf<All[Key]> };

/** A row as it leaves the server: times as text. */
type Presented<Row> = {
  readonly [Key in keyof Row]: Row[Key] extends Date
    ? string
    : Row[Key] extends Date | null
      ? string | null
      : Row[Key];
};

const field = <Value>(
  column: string,
  title?: string,
  cell: (value: Value) => Cell = (value) => value as Cell,
): Field<Value> => ({ column, ...(title !== undefined && { sheet: { title, cell } }) });

/** A time in UTC, in a form that spreadsheet programs take for one. */
const timeCell = (time: Date | null): Cell =>
  time && time.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replace('T', ' ');

/** Rounded to one decimal, as everywhere; still a number. */
const scoreCell = (score: number | null): Cell => score && Number(formatScore(score));

/** A company, in the order of the CSV file. */
export const companyFields = {
  id: field<string>('companies.id'),
  name: field<string>('companies.name', 'Company Name'),
  ownerFirstName: field<string>('owner_first_name', 'Owner First Name'),
  ownerLastName: field<string>('owner_last_name', 'Owner Last Name'),
  ownerEmail: field<string>('owner_email', 'Email'),
  industry: field<string>('industry', 'Industry', (value) => labelOf(industryChoices, value)),
  country: field<string>('country', 'Country', (value) => labelOf(countryChoices, value)),
  responseCount: field<number>('response_count', 'Reports'),
  createdAt: field<Date>('companies.created_at', 'Created', timeCell),
};

/** Its newest questionnaire, joined to it; null where there is none, or no analysis, or no report. */
export const newestFields = {
  submittedAt: field<Date | null>('submitted_at', 'Last submission', timeCell),
  generationStatus: field<GenerationStatus | null>(
    'generation_status',
    'Generation status',
    (value) => value && labelOf(generationStatusChoices, value),
  ),
  emailSendStatus: field<EmailSendStatus | null>(
    'delivery.status',
    'Email status',
    (value) => value && labelOf(emailSendStatusChoices, value),
  ),
  businessScore: field<number | null>('business_score', 'Business systems', scoreCell),
  leadershipScore: field<number | null>('leadership_score', 'Leadership', scoreCell),
  contextScore: field<number | null>('context_score', 'Market context', scoreCell),
  overallScore: field<number | null>('overall_score', 'Overall', scoreCell),
  band: field<NewestReport['band']>(
    'band',
    'Readiness',
    (value) => value && labelOf(readinessStandingChoices, value),
  ),
};

export type CompanyRow = RowOf<typeof companyFields>;
export type NewestRow = RowOf<typeof newestFields>;

/** The list of a SELECT that makes a row of these fields. */
export const columnsOf = (fields: Fields): string =>
  Object.entries(fields)
    .map(([key, { column }]) => `${column} AS "${key}"`)
    .join(', ');

/** Reduces a row to the fields that may leave the server. */
export function presented<All extends Fields>(fields: All, row: RowOf<All>): Presented<RowOf<All>> {
  const entries = Object.keys(fields).map((key) => {
    const value: unknown = row[key];
    return [key, value instanceof Date ? value.toISOString() : value];
  });
  return Object.fromEntries(entries) as Presented<RowOf<All>>;
}

/** A company as coaches see it. */
export const presentCompany = (row: CompanyRow): CompanyRecord => presented(companyFields, row);
