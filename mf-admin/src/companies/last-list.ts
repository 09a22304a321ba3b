import { pagePaths } from '@ellac/contracts';

/** The storage key of the address of the list as last shown in this tab. */
const lastShown = 'ellac-admin-list';

export const rememberList = (parameters: URLSearchParams): void =>
  sessionStorage.setItem(lastShown, parameters.toString());

/** The dashboard with the list as it was last shown in this tab. */
export function lastListPath(): string {
  const search = sessionStorage.getItem(lastShown) ?? '';
  return search === '' ? pagePaths.admin : `${pagePaths.admin}?${search}`;
}
