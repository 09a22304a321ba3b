import type { PersonalData } from '@ellac/contracts';

const some = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

/** What is stored of somebody, in words for a command. */
export const foundInWords = ({
  companies,
  reports,
  mails,
  reportsElsewhere,
}: PersonalData): string =>
  `${some(companies, 'company', 'companies')} with ${some(reports, 'report', 'reports')}, ${some(mails, 'mail', 'mails')}, and ${some(reportsElsewhere, 'report', 'reports')} of other companies that ${reportsElsewhere === 1 ? 'names' : 'name'} the address`;
