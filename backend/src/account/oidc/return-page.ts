import { pagePaths, signInParameter } from '@ellac/contracts';

/** Stands for our own origin, so that an address that leads elsewhere shows. */
const here = 'http://here.invalid';

const longest = 2000;

/**
 * The page of the desk that this address names, with its query; the first page for all else, so that
 * no link leads from our login to another site.
 */
export function returnPageOf(address: unknown): string {
  if (typeof address !== 'string' || address.length > longest || !URL.canParse(address, here))
    return pagePaths.admin;
  const { origin, pathname, search } = new URL(address, here);
  const isOfDesk = origin === here && /^\/admin(\/|$)/.test(pathname);
  return isOfDesk ? `${pathname}${search}` : pagePaths.admin;
}

/** The same page, whose login says how the sign-in ended. */
export const withSignIn = (page: string, ending: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}${signInParameter}=${ending}`;
