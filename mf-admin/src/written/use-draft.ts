import { useState } from 'react';

/**
 * A draft that is kept in this tab across reloads and logins, until it is stored.
 *
 * @returns the text, and a function that changes it; an empty text removes the draft
 */
export function useDraft(key: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  const keep = (next: string): void => {
    setText(next);
    if (next === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
  };
  return [text, keep];
}
