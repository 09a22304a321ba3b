/** What an admin may do, from the most to the least; each role includes those after it. */
export const userRoleChoices = [
  { value: 'admin', label: 'Admin' },
  { value: 'coach', label: 'Coach' },
  { value: 'reader', label: 'Reader' },
] as const;
export const userRoles = userRoleChoices.map(({ value }) => value);
export type UserRole = (typeof userRoles)[number];

/** Whether somebody with this role may do what another role is needed for. */
export const includesRole = (role: UserRole, needed: UserRole): boolean =>
  userRoles.indexOf(role) <= userRoles.indexOf(needed);
