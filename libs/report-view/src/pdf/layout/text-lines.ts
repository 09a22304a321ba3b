/** A piece of a text node that stands on one line. */
export interface Fragment {
  readonly node: Text;
  /** Where in the node it begins and ends. */
  readonly start: number;
  readonly end: number;
  readonly box: DOMRect;
}

const boxesOf = (node: Text, start: number, end: number): readonly DOMRect[] => {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
};

/** A word that is broken over lines, line by line. */
function linesOfWord(node: Text, start: number, end: number): readonly Fragment[] {
  const fragments: Fragment[] = [];
  let offset = start;
  for (const letter of node.data.slice(start, end)) {
    const next = offset + letter.length;
    const [box] = boxesOf(node, offset, next);
    const line = fragments.at(-1);
    if (box !== undefined) {
      if (line !== undefined && Math.abs(line.box.top - box.top) < 1) {
        fragments[fragments.length - 1] = { ...line, end: next, box: union(line.box, box) };
      } else {
        fragments.push({ node, start: offset, end: next, box });
      }
    }
    offset = next;
  }
  return fragments;
}

const union = (one: DOMRect, other: DOMRect): DOMRect => {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return new DOMRect(
    left,
    top,
    Math.max(one.right, other.right) - left,
    Math.max(one.bottom, other.bottom) - top,
  );
};

/** The words of a text node where they stand, in the order of the text. */
export function wordsOf(node: Text): readonly Fragment[] {
  return [...node.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const end = index + word.length;
    const boxes = boxesOf(node, index, end);
    const [box] = boxes;
    if (box === undefined) return [];
    return boxes.length === 1 ? [{ node, start: index, end, box }] : linesOfWord(node, index, end);
  });
}

/** A part of a fragment by its offsets in the node; null where nothing of it is seen. */
export function partOf({ node }: Fragment, start: number, end: number): Fragment | null {
  const boxes = boxesOf(node, start, end);
  return boxes.length === 0 ? null : { node, start, end, box: boxes.reduce(union) };
}

/** All text nodes below an element but those of drawings, in reading order. */
export function textsOf(element: Element): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) {
    const text = walker.currentNode as Text;
    if (!(text.parentNode instanceof SVGElement)) texts.push(text);
  }
  return texts;
}
