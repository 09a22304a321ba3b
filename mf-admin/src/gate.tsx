import { pagePaths } from '@ellac/contracts';
import { ErrorAlert, PageColumn, PageSpinner } from '@ellac/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AdminPages } from './admin-pages.js';
import { AdminFrame } from './admin-frame.js';
import { LoginPage } from './login/login-page.js';
import { NotFound } from './not-found.js';
import { currentUser } from './session/current-user-query.js';

/** Shows the login to anonymous users, and the desk to admins only. */
export function Gate() {
  const user = useQuery(currentUser);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (user.data?.isAdmin === true && !wasSignedIn) setWasSignedIn(true);
  useClearedPage(user.isSuccess && user.data?.isAdmin !== true);
  if (user.isPending) return <PageSpinner label="Loading…" />;
  if (user.data?.isAdmin === true) {
    return (
      <AdminFrame username={user.data.username}>
        <AdminPages username={user.data.username} />
      </AdminFrame>
    );
  }
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
  return user.data === null ? <LoginPage wasSignedIn={wasSignedIn} /> : <NotFound />;
}

/** Clears an admin's address and cached data when the user is not that admin any more. */
function useClearedPage(isForeign: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isForeign) return;
    if (location.pathname !== pagePaths.admin) history.replaceState(null, '', pagePaths.admin);
    queryClient.removeQueries({
      predicate: ({ queryKey }) => queryKey[0] !== currentUser.queryKey[0],
    });
  }, [isForeign, queryClient]);
}
