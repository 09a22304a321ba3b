import { ErrorAlert, PageColumn, PageSpinner } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { currentUser } from './current-user.js';
import { LoginPage } from './login/login-page.js';
import { NotFound } from './not-found.js';

/** Asks strangers who they are. Behind it there is no page yet, for admins neither. */
export function Gate() {
  const user = useQuery(currentUser);
  if (user.isPending) return <PageSpinner label="Loading…" />;
  if (user.isError) {
    return (
      <PageColumn>
        <ErrorAlert
          title="The admin area cannot be opened right now"
          message={user.error.message}
          action={{ label: 'Try again', onClick: () => void user.refetch() }}
        />
      </PageColumn>
    );
  }
  return user.data === null ? <LoginPage /> : <NotFound />;
}
