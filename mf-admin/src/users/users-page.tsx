import {
  Badge,
  Button,
  makeStyles,
  Spinner,
  Text,
  tokens,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { PersonAddRegular } from '@fluentui/react-icons';
import { type DeskUser, formatDateTime, labelOf, userRoleChoices } from '@ellac/contracts';
import { brandTokens, ErrorAlert, messageOf, useHeadingFocus, usePageTitle } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../pieces/card.js';
import { PageTitle } from '../pieces/page-title.js';
import { type RecordColumn, RecordTable } from '../pieces/record-table.js';
import { currentUser } from '../session/current-user-query.js';
import { asSentence } from '../words/as-sentence.js';
import { InviteDialog } from './invite-dialog.js';
import { deskUsers } from './user-calls.js';
import { UserMenu } from './user-menu.js';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { display: 'block', color: tokens.colorNeutralForeground3 },
  bad: { display: 'block', color: brandTokens.failedText },
  waiting: { minHeight: '160px', justifyContent: 'center' },
  // The table's head is the card's upper edge.
  table: { paddingTop: 0 },
});

/** Who can log in, and what each may do. */
export default function UsersPage() {
  const styles = useStyles();
  const focusReturns = useRestoreFocusTarget();
  usePageTitle('Users');
  const page = useHeadingFocus(true);
  const users = useQuery(deskUsers);
  const [isInviting, setInviting] = useState(false);
  return (
    <div ref={page} className={styles.page}>
      <div className={styles.head}>
        <PageTitle>Users</PageTitle>
        <Button
          {...focusReturns}
          appearance="primary"
          icon={<PersonAddRegular />}
          onClick={() => setInviting(true)}
        >
          Invite a user
        </Button>
      </div>
      <Text>
        An admin may do everything. A coach works with companies and reports. A reader sees
        companies and reports, and changes or downloads nothing.
      </Text>
      {users.isError ? (
        <ErrorAlert
          title="The users cannot be shown right now"
          message={messageOf(users.error, 'The server gave no reason.')}
          action={{ label: 'Try again', onClick: () => void users.refetch() }}
        />
      ) : null}
      {users.isPending ? (
        <Card className={styles.waiting}>
          <Spinner label="Loading users…" />
        </Card>
      ) : null}
      {users.data === undefined ? null : (
        <Card className={styles.table}>
          <UserTable users={users.data.users} />
        </Card>
      )}
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </div>
  );
}

function UserTable({ users }: { readonly users: readonly DeskUser[] }) {
  const { data: own } = useQuery(currentUser);
  const columns: readonly RecordColumn<DeskUser>[] = [
    {
      title: 'User',
      width: 'long',
      cell: (user) => <Names user={user} isOwn={user.username === own?.username} />,
    },
    {
      title: 'Role',
      width: 'usual',
      cell: ({ role }) => (role === null ? 'None' : labelOf(userRoleChoices, role)),
    },
    {
      title: 'Second factor',
      width: 'usual',
      cell: ({ hasSecondFactor }) => (hasSecondFactor ? 'On' : 'Off'),
    },
    { title: 'Last login', width: 'date', cell: ({ lastLoginAt }) => timeOf(lastLoginAt) },
    { title: 'State', width: 'usual', cell: (user) => <State user={user} /> },
    {
      title: 'Actions',
      width: 'usual',
      // Nobody takes the own rights by a slip; another admin can.
      cell: (user) => (user.username === own?.username ? null : <UserMenu user={user} />),
    },
  ];
  return <RecordTable label="Users" columns={columns} rows={users} keyOf={({ id }) => id} />;
}

const timeOf = (moment: string | null): string =>
  moment === null ? '–' : formatDateTime(new Date(moment));

function Names({ user, isOwn }: { readonly user: DeskUser; readonly isOwn: boolean }) {
  const styles = useStyles();
  const { username, displayName, email } = user;
  return (
    <>
      <bdi className={styles.name}>{username}</bdi>{' '}
      {isOwn ? (
        <Badge appearance="tint" shape="rounded">
          You
        </Badge>
      ) : null}
      {displayName === null ? null : (
        <span className={styles.quiet}>
          <bdi>{displayName}</bdi>
        </span>
      )}
      <span className={styles.quiet}>{email ?? 'No email address'}</span>
    </>
  );
}

function State({ user: { state, invitation } }: { readonly user: DeskUser }) {
  const styles = useStyles();
  if (state === 'active') return 'Active';
  if (state === 'disabled') return 'Disabled';
  if (invitation === null) return 'Invited';
  const { status, failure, expiresAt } = invitation;
  return (
    <>
      Invited
      {status === 'expired' ? <span className={styles.bad}>The link is over.</span> : null}
      {status === 'waiting' ? <span className={styles.quiet}>The mail is on its way.</span> : null}
      {status === 'failed' ? <span className={styles.bad}>The mail did not go out.</span> : null}
      {status === 'sent' ? (
        <span className={styles.quiet}>{`The link is valid until ${timeOf(expiresAt)}.`}</span>
      ) : null}
      {failure === null ? null : <span className={styles.bad}>{asSentence(failure)}</span>}
    </>
  );
}
