import { Link, makeStyles } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import { leaveFocus } from '../pieces/leave-focus.js';
import { lastListPath, lastListState } from './last-list.js';

const useStyles = makeStyles({
  link: { display: 'inline-flex', alignItems: 'center', gap: '6px', minHeight: '24px' },
  words: { textDecorationLine: 'underline', textUnderlineOffset: '2px' },
});

/** The link back to the list as it was left: its filters, its page, and the row that was in sight. */
export function BackToList({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <RouterLink to={lastListPath()} state={lastListState()} asChild onClick={leaveFocus}>
      <Link className={styles.link}>
        <ArrowLeftRegular fontSize={16} aria-hidden />
        <span className={styles.words}>{children}</span>
      </Link>
    </RouterLink>
  );
}
