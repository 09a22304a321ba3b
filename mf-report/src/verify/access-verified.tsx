import { pagePaths, verifyRedirectMs } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { YourReportPage } from '../your-report-page.js';

const useStyles = makeStyles({
  words: { margin: 0, fontSize: tokens.fontSizeBase400 },
  link: {
    justifySelf: 'start',
    color: tokens.colorBrandForegroundLink,
    fontSize: tokens.fontSizeBase400,
  },
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
    <YourReportPage>
      <p className={styles.words} role="status">
        Access verified! Redirecting to your report...
      </p>
      <Link className={styles.link} href={results} replace>
        Open the report now
      </Link>
    </YourReportPage>
  );
}
