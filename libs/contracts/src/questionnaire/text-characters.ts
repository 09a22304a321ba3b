/** Characters of formatting, and fillers: nothing of them is seen. */
const unseen = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** How many characters of a text can be seen, blanks inside included; counts code points. */
export const seenLength = (text: string): number =>
  Array.from(text.replace(unseen, '').trim()).length;

/** Line breaks and control characters. A table's row or a mail's header would end at one. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Characters that turn the reading direction of the text after them, beyond the name itself. */
const turns = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Text of one line in the form in which it is stored, trimmed. */
export const oneLine = (text: string): string =>
  text.replace(breaks, ' ').replace(turns, '').trim();
