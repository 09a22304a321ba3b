import { ErrorAlert, PageColumn, PageSpinner } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { currentUser } from './current-user.js';
import { LoginPage } from './login/login-page.js';
import { NotFound } from './not-found.js';
import { SignedIn } from './signed-in.js';

/** Asks strangers who they are, and lets nobody but admins in. */
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
  if (user.data === null) return <LoginPage />;
  return user.data.isAdmin ? <SignedIn /> : <NotFound />;
}
