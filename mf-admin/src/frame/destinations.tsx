import { pagePaths } from '@ellac/contracts';
import {
  BuildingMultipleRegular,
  DataBarVerticalRegular,
  HistoryRegular,
  MailInboxRegular,
  PersonCircleRegular,
  ServerRegular,
  SettingsRegular,
} from '@fluentui/react-icons';
import type { FluentIcon } from '@fluentui/react-icons';

/** A page that the navigation leads to. */
export interface Destination {
  readonly to: string;
  readonly label: string;
  readonly Icon: FluentIcon;
  /** Whether the number of items that need a hand stands beside it. */
  readonly hasBadge?: true;
}

/** Where a coach works every day. */
export const daily: readonly Destination[] = [
  { to: pagePaths.adminInbox, label: 'Inbox', Icon: MailInboxRegular, hasBadge: true },
  { to: pagePaths.admin, label: 'Companies', Icon: BuildingMultipleRegular },
  { to: pagePaths.adminInsights, label: 'Insights', Icon: DataBarVerticalRegular },
  { to: pagePaths.adminSettings, label: 'Settings', Icon: SettingsRegular },
];

/** What is looked into now and then. */
export const occasional: readonly Destination[] = [
  { to: pagePaths.adminAudit, label: 'Audit log', Icon: HistoryRegular },
  { to: pagePaths.adminSystem, label: 'System', Icon: ServerRegular },
];

export const account: Destination = {
  to: pagePaths.adminAccount,
  label: 'Account',
  Icon: PersonCircleRegular,
};
