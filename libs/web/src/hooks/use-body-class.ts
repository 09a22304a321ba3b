import { useLayoutEffect } from 'react';

/** Gives the document's body a class of `page.css` while it is wanted and the component is mounted. */
export function useBodyClass(name: string, isWanted = true): void {
  useLayoutEffect(() => {
    document.body.classList.toggle(name, isWanted);
    return () => document.body.classList.remove(name);
  }, [name, isWanted]);
}
