import { pagePaths } from '@ellac/contracts';
import { pageTitle } from '@ellac/web';
import { draftKey } from '../report/comments/draft-key.js';

/** The page of the desk on which the session ended. */
export interface LeftPage {
  /** Its name, such as "Report on Alder & Finch Joinery". */
  readonly name: string;
  readonly path: string;
  /** Whether a comment that was begun there is kept. */
  readonly hasComment: boolean;
}

/** The page that is open now; null on the first page, to which the login leads anyway. */
export function leftPage(): LeftPage | null {
  const path = location.pathname;
  if (path === pagePaths.admin) return null;
  const reportId = /^\/admin\/results\/([^/]+)$/.exec(path)?.[1];
  return {
    name: pageTitle(),
    path,
    hasComment: reportId !== undefined && sessionStorage.getItem(draftKey(reportId)) !== null,
  };
}
