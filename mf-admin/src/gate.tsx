import { pagePaths } from '@ellac/contracts';
import { ErrorAlert, HeaderPart, PageColumn, PageSpinner, useBodyClass } from '@ellac/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { AdminPages } from './admin-pages.js';
import { DeskFrame } from './frame/desk-frame.js';
import { loadPageAhead } from './frame/late-pages.js';
import { loginWays } from './login/login-ways-query.js';
import { LoginPage } from './login/login-page.js';
import { LogoBanner } from './logo-banner.js';
import { NotFound } from './not-found.js';
import { currentUser } from './session/current-user-query.js';
import { GoOn } from './session/go-on.js';
import { leftPage, type LeftPage, linkedPage } from './session/left-page.js';
import { WhoIsSignedIn } from './session/who-is-signed-in.js';

const SetUpPage = lazy(() => import('./account/second-factor/set-up-page.js'));

/** Shows the login to anonymous users, and the desk to admins only. */
export function Gate() {
  const user = useQuery(currentUser);
  useBodyClass('undecided', user.isPending);
  // While the server says who asks.
  useEffect(() => loadPageAhead(location.pathname), []);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const [left, setLeft] = useState<LeftPage | null>(null);
  // Several requests may find that the session has ended; only the first sees the page.
  const remember = useCallback(() => {
    const page = leftPage();
    setLeft((before) => page ?? before);
  }, []);
  if (user.data?.isAdmin === true && !wasSignedIn) setWasSignedIn(true);
  useClearedPage(user.isSuccess && user.data?.isAdmin !== true, () => {
    // The page of a session that was ended by its user is left for good.
    if (wasSignedIn) return;
    const page = linkedPage();
    setLeft((before) => before ?? page);
  });
  if (user.data?.mustSetUpSecondFactor === true) {
    const { username } = user.data;
    return (
      <>
        <HeaderPart>
          <LogoBanner />
          <WhoIsSignedIn username={username} />
        </HeaderPart>
        <Suspense fallback={<PageSpinner label="Loading…" />}>
          <SetUpPage username={username} />
        </Suspense>
      </>
    );
  }
  if (user.data?.isAdmin === true) {
    return (
      <DeskFrame username={user.data.username} onSessionEnd={remember}>
        {left === null ? null : <GoOn page={left} onDone={() => setLeft(null)} />}
        <AdminPages username={user.data.username} />
      </DeskFrame>
    );
  }
  if (user.isSuccess && user.data === null) {
    return <LoginPage wasSignedIn={wasSignedIn} left={left} />;
  }
  return (
    <>
      <HeaderPart>
        <LogoBanner />
        {user.data ? <WhoIsSignedIn username={user.data.username} /> : null}
      </HeaderPart>
      {user.isPending ? <PageSpinner label="Loading…" /> : null}
      {user.isSuccess ? <NotFound hasDesk={false} /> : null}
      {user.isError ? (
        <PageColumn>
          <ErrorAlert
            title="The admin area cannot be opened right now"
            message={user.error.message}
            action={{ label: 'Try again', onClick: () => void user.refetch() }}
          />
        </PageColumn>
      ) : null}
    </>
  );
}

/**
 * Clears an admin's address and cached data when the user is not that admin any more.
 *
 * @param onClear called before that, while the address is still there
 */
function useClearedPage(isForeign: boolean, onClear: () => void): void {
  const queryClient = useQueryClient();
  const clear = useEffectEvent(onClear);
  useEffect(() => {
    if (!isForeign) return;
    clear();
    if (location.pathname !== pagePaths.admin) history.replaceState(null, '', pagePaths.admin);
    const ofLogin: readonly unknown[] = [currentUser.queryKey[0], loginWays.queryKey[0]];
    queryClient.removeQueries({ predicate: ({ queryKey }) => !ofLogin.includes(queryKey[0]) });
  }, [isForeign, queryClient]);
}
