import { pagePaths } from '@ellac/contracts';
import { pageTitle } from '@ellac/web';
import { withoutSignIn } from './sign-in-ending.js';
import { commentDraftKey, noteDraftKey } from '../written/draft-keys.js';

/** A page of the desk that a coach could not stay on without a login. */
export interface LeftPage {
  /** Its name, such as "Report on Alder & Finch Joinery". */
  readonly name: string;
  /** Its address, with the query. */
  readonly path: string;
  /** What was begun there and is kept, such as "your comment is kept"; null where nothing was. */
  readonly kept: string | null;
}

/** The page on which a session ended; null on the first page, to which the login leads anyway. */
export const leftPage = (): LeftPage | null =>
  openPage(isList() ? 'the list of companies as it was' : pageTitle());

/**
 * The page that somebody without a session asked for. Only the server knows its title, so its name
 * is that of its kind.
 */
export const linkedPage = (): LeftPage | null =>
  openPage(`the ${isList() ? 'list' : subjectOf(location.pathname).kind} behind your link`);

/** Whether the first page is open. */
const isList = (): boolean => location.pathname === pagePaths.admin;

function openPage(name: string): LeftPage | null {
  const path = `${location.pathname}${withoutSignIn(location.search)}`;
  const { pathname } = location;
  return path === pagePaths.admin ? null : { name, path, kept: keptIn(subjectOf(pathname).id) };
}

interface Subject {
  readonly kind: 'report' | 'company' | 'page';
  /** The id in the address; null where it has none. */
  readonly id: string | null;
}

function subjectOf(path: string): Subject {
  const [, part, id = null] = /^\/admin\/(results|companies)\/([^/]+)$/.exec(path) ?? [];
  if (part === undefined) return { kind: 'page', id: null };
  return { kind: part === 'results' ? 'report' : 'company', id };
}

function keptIn(id: string | null): string | null {
  if (id === null) return null;
  const isKept = (key: string): boolean => sessionStorage.getItem(key) !== null;
  const drafts = [
    ...(isKept(commentDraftKey(id)) ? ['your comment'] : []),
    ...(isKept(noteDraftKey(id)) ? ['your private note'] : []),
  ];
  if (drafts.length === 0) return null;
  return `${drafts.join(' and ')} ${drafts.length === 1 ? 'is' : 'are'} kept`;
}
