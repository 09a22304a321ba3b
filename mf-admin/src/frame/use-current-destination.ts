import { pagePaths } from '@ellac/contracts';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

/** The address of the navigation's entry that is open now; pages of companies belong to the list. */
export function useCurrentDestination(): string {
  const [path] = useLocation();
  const hash = useLocationProperty(() => location.hash);
  if (path === pagePaths.admin) return path + (hash === '#settings' ? hash : '');
  return /^\/admin\/(companies\/|results\/|compare$)/.test(path) ? pagePaths.admin : path;
}
