import { pagePaths, type UserRole } from '@ellac/contracts';
import {
  BuildingMultipleRegular,
  DataBarVerticalRegular,
  HistoryRegular,
  MailInboxRegular,
  PeopleRegular,
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
  /** The role that it is for, where that is not everybody's. */
  readonly needs?: UserRole;
}

/** Where a coach works every day. */
export const daily: readonly Destination[] = [
  { to: pagePaths.adminInbox, label: 'Inbox', Icon: MailInboxRegular, hasBadge: true },
  { to: pagePaths.admin, label: 'Companies', Icon: BuildingMultipleRegular },
  { to: pagePaths.adminInsights, label: 'Insights', Icon: DataBarVerticalRegular },
  { to: pagePaths.adminSettings, label: 'Settings', Icon: SettingsRegular, needs: 'admin' },
];

/** What is looked into now and then. */
export const occasional: readonly Destination[] = [
  { to: pagePaths.adminUsers, label: 'Users', Icon: PeopleRegular, needs: 'admin' },
  { to: pagePaths.adminAudit, label: 'Audit log', Icon: HistoryRegular, needs: 'admin' },
  { to: pagePaths.adminSystem, label: 'System', Icon: ServerRegular, needs: 'admin' },
];

export const account: Destination = {
  to: pagePaths.adminAccount,
  label: 'Account',
  Icon: PersonCircleRegular,
};
