import { Link } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import { leaveFocus } from '../pieces/leave-focus.js';
import { lastListPath, lastListState } from './last-list.js';

/** The link back to the list as it was left: its filters, its page, and the row that was in sight. */
export function BackToList({ children }: { readonly children: ReactNode }) {
  return (
    <RouterLink to={lastListPath()} state={lastListState()} asChild onClick={leaveFocus}>
      <Link>{children}</Link>
    </RouterLink>
  );
}
