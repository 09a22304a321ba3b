import { apiPaths, messageReplySchema } from '@ellac/contracts';
import { fetchJson, useHeadingFocus, usePageTitle } from '@ellac/web';
import { Button } from '@fluentui/react-components';
import { Checkmark24Filled, MailDismiss24Regular } from '@fluentui/react-icons';
import { useMutation } from '@tanstack/react-query';
import { CardWords } from '../card-words.js';
import { problemWords } from '../problem-words.js';
import { YourReportPage } from '../your-report-page.js';

interface NotMePageProps {
  readonly reportId: string;
  readonly token: string;
}

/**
 * Lets somebody who did not answer the questionnaire stop the mails. Opening the page sends nothing,
 * because mail scanners open links, too.
 */
export function NotMePage({ reportId, token }: NotMePageProps) {
  usePageTitle('Stop these mails');
  const stop = useMutation({
    mutationFn: () =>
      fetchJson(apiPaths.notMe(reportId), messageReplySchema, { method: 'POST', body: { token } }),
  });
  const page = useHeadingFocus(true);
  const problem = stop.error === null ? null : problemWords(stop.error, 'Failed to stop the mails');
  return (
    <div ref={page}>
      {stop.isSuccess ? (
        <YourReportPage of="notMe" manner="done" icon={<Checkmark24Filled aria-hidden />}>
          <CardWords role="status" title="No more mails go to this address.">
            The links that were mailed to it open nothing any more, and the coach is told.
          </CardWords>
        </YourReportPage>
      ) : (
        <YourReportPage of="notMe" manner="needs-look" icon={<MailDismiss24Regular aria-hidden />}>
          <CardWords role="status" title="You did not answer this questionnaire?">
            Somebody entered your address. Stop the mails here; the links that were mailed to you
            end as well.
          </CardWords>
          {problem === null ? null : (
            <CardWords role="alert" title={problem.title ?? problem.message}>
              {problem.title === undefined ? undefined : problem.message}
            </CardWords>
          )}
          <Button
            size="large"
            appearance="primary"
            disabledFocusable={stop.isPending}
            onClick={() => {
              if (!stop.isPending) stop.mutate();
            }}
          >
            This was not me: stop the mails
          </Button>
        </YourReportPage>
      )}
    </div>
  );
}
