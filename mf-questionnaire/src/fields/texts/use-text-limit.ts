import { useState, type ClipboardEvent } from 'react';

/** The share of a limit from which it is shown. */
const near = 0.9;

interface TextLimit {
  /** Whether the text is so long that its limit is shown. */
  readonly isNear: boolean;
  /** Whether it became so long here; a text that came with its field is no news. */
  readonly isNews: boolean;
  /** How many characters of the last pasted text did not fit. */
  readonly leftOut: number;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/** How near a text is to its limit in characters, and what the browser cut off a pasted one. */
export function useTextLimit(text: string, max: number): TextLimit {
  const isNear = text.length >= max * near;
  const [wasNear] = useState(isNear);
  const [leftOut, setLeftOut] = useState(0);
  return {
    isNear,
    isNews: !wasNear,
    leftOut,
    onPaste: ({ clipboardData, currentTarget }) => {
      const { value, selectionStart, selectionEnd } = currentTarget;
      const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
      // The browser counts a line's end as one character.
      const pasted = clipboardData.getData('text').replaceAll('\r\n', '\n').length;
      setLeftOut(Math.max(0, value.length - replaced + pasted - max));
    },
  };
}
