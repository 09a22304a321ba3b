import {
  countryChoices,
  emailSendStatusChoices,
  formatScore,
  generationStatusChoices,
  industryChoices,
  labelOf,
  readinessStandingChoices,
} from '@ellac/contracts';
import { stringify } from 'csv-stringify/sync';
import type { CompanyListRow } from './company-list.reader.js';

type Cell = string | number | null;

/** A time in UTC, in a form that spreadsheet programs take for one. */
const timeCell = (time: Date | null): Cell =>
  time && time.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replace('T', ' ');

/** With one decimal, as everywhere; a number still. */
const scoreCell = (score: number | null): Cell => score && Number(formatScore(score));

/** The columns from left to right; what belongs to a report is that of the newest. */
const columns: Readonly<Record<string, (company: CompanyListRow) => Cell>> = {
  'Company Name': ({ name }) => name,
  'Owner First Name': ({ ownerFirstName }) => ownerFirstName,
  'Owner Last Name': ({ ownerLastName }) => ownerLastName,
  Email: ({ ownerEmail }) => ownerEmail,
  Industry: ({ industry }) => labelOf(industryChoices, industry),
  Country: ({ country }) => labelOf(countryChoices, country),
  Reports: ({ responseCount }) => responseCount,
  Created: ({ createdAt }) => timeCell(createdAt),
  'Last submission': ({ submittedAt }) => timeCell(submittedAt),
  'Generation status': ({ generationStatus }) =>
    generationStatus && labelOf(generationStatusChoices, generationStatus),
  'Email status': ({ emailSendStatus }) =>
    emailSendStatus && labelOf(emailSendStatusChoices, emailSendStatus),
  'Business systems': ({ businessScore }) => scoreCell(businessScore),
  Leadership: ({ leadershipScore }) => scoreCell(leadershipScore),
  'Market context': ({ contextScore }) => scoreCell(contextScore),
  Overall: ({ overallScore }) => scoreCell(overallScore),
  Readiness: ({ band }) => band && labelOf(readinessStandingChoices, band),
};

/**
 * The pieces of a CSV file (RFC 4180) of companies that come in batches; the first one has the
 * first batch. Its mark at the beginning tells spreadsheet programs that it is UTF-8, and text that
 * they would run as a formula gets an apostrophe in front.
 */
export async function* companySheet(
  batches: AsyncIterable<readonly CompanyListRow[]>,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const batch of batches) {
    const records = batch.map((company) => Object.values(columns).map((cellOf) => cellOf(company)));
    yield stringify(records, {
      columns: Object.keys(columns),
      header: isFirst,
      bom: isFirst,
      record_delimiter: 'windows',
      escape_formulas: true,
    });
    isFirst = false;
  }
}
