import {
  companyRecordFields,
  type FullCompany,
  fullCompanySchema,
  type NewestReport,
  newestReportFields,
  type RecordField,
  type Scores,
} from '@ellac/contracts';
import { asIso } from '../database/iso-time.js';

/**
 * A company with its newest report. The fields of the report are null where there is none, no
 * analysis or no content.
 */
export type CompanyRow = FullCompany & {
  readonly [Field in keyof NewestReport]: NewestReport[Field] | null;
} & { readonly [Score in keyof Scores]: number | null };

type Fields = Readonly<Record<string, RecordField>>;

/** A field's column has its name in snake case. */
const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const selected = (field: string, fields: Fields, column: string): string =>
  `${fields[field]?.kind === 'time' ? asIso(column) : column} AS "${field}"`;

/** The list of a SELECT from `companies` that makes a {@link FullCompany}. */
export const companyColumns: string = Object.keys(fullCompanySchema.shape)
  .map((field) => selected(field, companyRecordFields, `companies.${columnOf(field)}`))
  .join(', ');

/** Columns of another name, or of another table. */
const joined: Readonly<Record<string, string>> = {
  submittedAt: 'responses.submitted_at',
  emailSendStatus: 'delivery.status',
  previousScore: 'earlier.overall_score',
};

/**
 * The list of a SELECT that makes the fields of the newest report, joined with its delivery and with
 * the report before it.
 */
export const newestReportColumns: string = Object.keys(newestReportFields)
  .map((field) => {
    const column = joined[field] ?? `analyses.${columnOf(field)}`;
    return selected(field, newestReportFields, column);
  })
  .join(', ');
