import { Link } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import { leaveFocus } from './leave-focus.js';

interface PageLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to another page of the admin area, opened without a reload. */
export function PageLink({ to, className, children }: PageLinkProps) {
  return (
    <RouterLink to={to} asChild onClick={leaveFocus}>
      <Link {...(className === undefined ? {} : { className })}>{children}</Link>
    </RouterLink>
  );
}
