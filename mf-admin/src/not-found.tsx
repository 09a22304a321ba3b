import { makeStyles, tokens } from '@fluentui/react-components';
import { pagePaths } from '@ellac/contracts';
import { EmptyState, usePageTitle } from '@ellac/web';
import { PageLink } from './pieces/page-link.js';

const useStyles = makeStyles({
  heading: {
    margin: '14px 0 0',
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-.01em',
  },
  text: { margin: 0 },
});

/** @param props.hasDesk whether the user may go back to the desk */
export function NotFound({ hasDesk }: { readonly hasDesk: boolean }) {
  const styles = useStyles();
  usePageTitle('404 Page Not Found');
  return (
    <EmptyState
      {...(hasDesk ? { action: <PageLink to={pagePaths.admin}>Back to the desk</PageLink> } : {})}
    >
      <h1 className={styles.heading}>404 Page Not Found</h1>
      <p className={styles.text}>Did you forget to add the page to the router?</p>
    </EmptyState>
  );
}
