import { useEffect } from 'react';

const product = 'ELLAC Business Evaluation';

/** Sets the document's title: the page's own, then the product's. */
export function setPageTitle(title: string): void {
  document.title = title === product ? product : `${title} · ${product}`;
}

/** The page's own part of the document's title. */
export const pageTitle = (): string => document.title.replace(` · ${product}`, '');

/** Sets the document's title while the component is mounted. */
export function usePageTitle(title: string): void {
  useEffect(() => setPageTitle(title), [title]);
}
