import { pagePaths } from '@ellac/contracts';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

/** The address of the navigation's entry that is open now; a company's page belongs to the list. */
export function useCurrentDestination(): string {
  const [path] = useLocation();
  const hash = useLocationProperty(() => location.hash);
  if (path === pagePaths.admin) return path + (hash === '#settings' ? hash : '');
  return /^\/admin\/(companies|results)\//.test(path) ? pagePaths.admin : path;
}
