import { Link } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'wouter';

/** The next page's heading takes the focus, which would otherwise fall back to `<body>`. */
const leaveFocus = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** A link to another page of the admin area, opened without a reload. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const [location] = useLocation();
  return (
    <RouterLink to={to} asChild onClick={leaveFocus}>
      <Link {...(location === to ? { 'aria-current': 'page' } : {})}>{children}</Link>
    </RouterLink>
  );
}
