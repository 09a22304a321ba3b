import { useState } from 'react';

/**
 * A text that outlives a reload and a login in this tab, until it is stored.
 *
 * @returns the text, and how to change it; an empty one is forgotten.
 */
export function useDraft(reportId: string): [text: string, setText: (text: string) => void] {
  const key = `ellac-comment-${reportId}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  const keep = (next: string): void => {
    setText(next);
    if (next === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
  };
  return [text, keep];
}
