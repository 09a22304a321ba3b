import { useState } from 'react';

/**
 * A draft that is kept in this tab across reloads and logins, until it is stored.
 *
 * @returns the text, a function that changes it (an empty text removes the draft), and one for a text
 *   that was stored: it removes the draft unless somebody has typed on meanwhile, and returns whether
 *   it did
 */
export function useDraft(
  key: string,
): [text: string, setText: (text: string) => void, onStored: (stored: string) => boolean] {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  const keep = (next: string): void => {
    setText(next);
    if (next === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
  };
  const onStored = (stored: string): boolean => {
    const isUnchanged = sessionStorage.getItem(key) === stored;
    if (isUnchanged) keep('');
    return isUnchanged;
  };
  return [text, keep, onStored];
}
