import { Link } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';

/** A link to another page of the admin area, opened without a reload. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <RouterLink to={to} asChild>
      <Link>{children}</Link>
    </RouterLink>
  );
}
