import { pagePaths, verifyRedirectMs } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { Checkmark24Filled } from '@fluentui/react-icons';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { CardWords } from '../card-words.js';
import { YourReportPage } from '../your-report-page.js';

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForegroundLink, fontSize: tokens.fontSizeBase400 },
});

/**
 * Says that the link is valid, and redirects to the report after a pause, or at once by a button.
 */
export function AccessVerified({ reportId, token }: { reportId: string; token: string }) {
  const styles = useStyles();
  const [, goTo] = useLocation();
  const results = pagePaths.results(reportId, token);
  useEffect(() => {
    // Replaced, not added: Back must not lead to a page that sends the reader forward again.
    const timer = setTimeout(() => goTo(results, { replace: true }), verifyRedirectMs);
    return () => clearTimeout(timer);
  }, [goTo, results]);
  return (
    <YourReportPage manner="done" icon={<Checkmark24Filled aria-hidden />}>
      <CardWords role="status" title="Access verified! Redirecting to your report..." />
      <Link className={styles.link} href={results} replace>
        Open the report now
      </Link>
    </YourReportPage>
  );
}
