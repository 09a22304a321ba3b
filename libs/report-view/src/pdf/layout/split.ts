import { textsOf, wordsOf } from './text-lines.js';

/**
 * Cuts an element that is higher than its page between two lines.
 *
 * @param bottom where the page ends, as the window counts.
 * @returns the rest that does not fit, in an element of the same kind that is marked as one; null
 *   where nothing can be cut.
 */
export function splitAt(element: HTMLElement, bottom: number): HTMLElement | null {
  const words = textsOf(element).flatMap(wordsOf);
  const first = words.find(({ box }) => box.bottom > bottom);
  if (first === undefined || first === words[0]) return null;
  const range = document.createRange();
  range.setStart(first.node, first.start);
  range.setEndAfter(element.lastChild!);
  const rest = element.cloneNode(false) as HTMLElement;
  rest.dataset['rest'] = '';
  rest.append(range.extractContents());
  return rest;
}
