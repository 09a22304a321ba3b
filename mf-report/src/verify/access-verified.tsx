import { pagePaths, verifyRedirectMs } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';

const useStyles = makeStyles({
  page: { textAlign: 'center', paddingBlock: '48px', fontSize: tokens.fontSizeBase400 },
  link: { color: tokens.colorBrandForegroundLink },
});

/** Says that the link is good and goes on to the report by itself, or at once for the impatient. */
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
    <div className={styles.page}>
      <p role="status">Access verified! Redirecting to your report...</p>
      <Link className={styles.link} href={results} replace>
        Open the report now
      </Link>
    </div>
  );
}
