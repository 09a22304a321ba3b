import { useEffect } from 'react';

const product = 'ELLAC Business Evaluation';

/** Sets the document's title: the page's own, then the product's. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`;
  }, [title]);
}
