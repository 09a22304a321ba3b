/** How much goes, or went, because of its age. */
export interface RetentionCounts {
  readonly companies: number;
  readonly reports: number;
  readonly mails: number;
  /** Entries of the audit trail that lose their addresses. */
  readonly trailEntries: number;
}

const some = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

/** The counts in words. */
export const countsInWords = ({
  companies,
  reports,
  mails,
  trailEntries,
}: RetentionCounts): string =>
  `${some(companies, 'company', 'companies')} with ${some(reports, 'report', 'reports')} and ${some(mails, 'mail', 'mails')}, and the addresses in ${some(trailEntries, 'entry', 'entries')} of the audit log`;
