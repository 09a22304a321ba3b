import {
  type AuditRecord,
  type Choice,
  countryChoices,
  emailSendStatusChoices,
  formatDateTime,
  generationStatusChoices,
  industryChoices,
  labelOf,
  readinessStandingChoices,
  userRoleChoices,
} from '@ellac/contracts';
import { listViews } from '../companies/filters/list-choices.js';

type Detail = AuditRecord['details'][string];
type Words = (value: Detail) => string | null;

const several = (count: Detail, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

/** The labels of several values with commas between. */
const listed =
  (title: string, choices: readonly Choice[]): Words =>
  (values) =>
    `${title}: ${String(values)
      .split(',')
      .map((value) => labelOf(choices, value))
      .join(', ')}`;

/** What each detail says to a coach; null where it says nothing, or another one says it. */
const words: Readonly<Record<string, Words>> = {
  companies: (count) => several(count, 'company', 'companies'),
  reports: (count) => `with ${several(count, 'report', 'reports')}`,
  // Logins and users.
  times: (count) => (count === 1 ? null : `${count} times within an hour`),
  sessions: (count) => `which ended ${several(count, 'session', 'sessions')}`,
  isCode: () => 'the code was wrong',
  provider: (name) => `by ${name}`,
  by: (origin) =>
    origin === 'start' ? 'as the first admin, at the start of the server' : 'by the users’ command',
  of: (name) => `“${name}”`,
  role: (role) => `as ${labelOf(userRoleChoices, String(role)).toLowerCase()}`,
  // Settings.
  enabled: (isOn) => (isOn === true ? 'Fill Example Data is shown' : 'Fill Example Data is hidden'),
  // Ticks.
  isDone: (isDone) => (isDone === true ? null : 'took the tick back'),
  // Mails.
  old: (address) => `from ${address}`,
  corrected: (address) => `to ${address}`,
  mails: (count) => several(count, 'mail', 'mails'),
  since: (moment) => `failed since ${formatDateTime(new Date(String(moment)))}`,
  taken: (isTaken) =>
    isTaken === true ? 'the mail server took it' : 'the mail server did not take it',
  // The repair.
  totalFixed: (count) => (count === 0 ? 'nothing was stuck' : `${count} fixed`),
  responsesWithoutAnalysis: (count) =>
    count === 0 ? null : `${several(count, 'report was', 'reports were')} missing`,
  analysisStuckInProcessing: (count) =>
    count === 0 ? null : `${several(count, 'report was', 'reports were')} stuck`,
  // An exported list: its kind of file, and what was chosen or how it was narrowed.
  format: (format) => `as ${String(format).toUpperCase()}`,
  chosen: (count) => several(count, 'chosen company', 'chosen companies'),
  isSearch: (isSearch) => (isSearch === true ? 'narrowed by a search' : null),
  industry: listed('Industry', industryChoices),
  country: listed('Country', countryChoices),
  generationStatus: listed('Report', generationStatusChoices),
  emailStatus: listed('Email', emailSendStatusChoices),
  band: listed('Readiness', readinessStandingChoices),
  minScore: (score) => `score from ${score}`,
  maxScore: (score) => `score to ${score}`,
  submittedAfter: (moment) => `submitted after ${formatDateTime(new Date(String(moment)))}`,
  view: (view) => listViews.find(({ filters }) => filters.view === view)?.label ?? null,
};

/** What an entry says beyond its action, such as "2 mails, failed since …"; empty for nothing. */
export const detailsInWords = ({ details }: AuditRecord): string =>
  Object.entries(details)
    .map(([name, value]) => words[name]?.(value) ?? null)
    .filter((each) => each !== null)
    .join(', ');
