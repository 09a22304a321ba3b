import { messages, type MessageReply, apiPaths, messageReplySchema } from '@ellac/contracts';
import { belowPageOne } from '@ellac/report-view';
import { HttpError, useHeadingFocus, usePageTitle, fetchJson } from '@ellac/web';
import { useQuery, type UseQueryResult, queryOptions, skipToken } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NoAccess } from '../new-link/no-access.js';
import { problemWords } from '../problem-words.js';
import { WaitingPage } from '../waiting-page.js';
import { AccessVerified } from './access-verified.js';

interface VerifyPageProps {
  readonly reportId: string;
  /** Null where the address has none. */
  readonly token: string | null;
}

/** Checks a link's token, then goes on to the report or offers a new link. */
export function VerifyPage(props: VerifyPageProps) {
  usePageTitle('Your report');
  const verification = useQuery(verifyReport(props.reportId, props.token));
  const page = useHeadingFocus(!verification.isFetching);
  useEffect(() => belowPageOne.loadAhead(), []);
  return (
    <div ref={page}>
      <Verification {...props} verification={verification} />
    </div>
  );
}

interface VerificationProps extends VerifyPageProps {
  readonly verification: UseQueryResult<MessageReply>;
}

function Verification({ reportId, token, verification }: VerificationProps) {
  if (token === null) return <NoAccess reportId={reportId} message={messages.linkMissing} />;
  if (verification.isFetching) {
    return <WaitingPage words="Verifying..." />;
  }
  if (verification.isSuccess) return <AccessVerified reportId={reportId} token={token} />;
  const { error, refetch } = verification;
  const words = problemWords(error, 'Failed to verify report access');
  // Retrying a refused link would only count against the owner's rate limit.
  const isRefused = error instanceof HttpError && error.status === 401;
  return (
    <NoAccess
      reportId={reportId}
      {...words}
      {...(isRefused ? {} : { action: { label: 'Try again', onClick: () => void refetch() } })}
    />
  );
}

/** Verifies a link's token. Without a token, no request is sent. */
export const verifyReport = (reportId: string, token: string | null) =>
  queryOptions({
    queryKey: [apiPaths.verifyReport(reportId, token ?? '')],
    queryFn:
      token === null
        ? skipToken
        : ({ signal }) =>
            fetchJson(apiPaths.verifyReport(reportId, token), messageReplySchema, { signal }),
    retry: false,
  });
