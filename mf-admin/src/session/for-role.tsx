import { includesRole, type UserRole } from '@ellac/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentUser } from './current-user-query.js';

/** Tells of each role whether the signed-in user may do what it is needed for. */
export function useMay(): (needed: UserRole) => boolean {
  const { data } = useQuery(currentUser);
  // An older server knows no roles: there, an admin may do everything.
  const role = data?.isAdmin === true ? (data.role ?? 'admin') : null;
  return (needed) => role !== null && includesRole(role, needed);
}

interface ForRoleProps {
  readonly needs: UserRole;
  readonly children: ReactNode;
}

/** Shows what users of this role may do. The server checks each call itself. */
export function ForRole({ needs, children }: ForRoleProps) {
  const may = useMay();
  return may(needs) ? children : null;
}
