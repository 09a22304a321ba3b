/**
 * Characters that are never seen but would turn, hide or break what is drawn: control characters
 * but for line ends, and format characters (bidirectional controls, soft hyphens, byte order
 * marks) but for the two joiners, which some scripts need.
 */
const unseen = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Blanks that look like a space; a font may hold one glyph for several. */
const blanks = /\p{Zs}/gu;

/** A text as the PDF can hold it: the same words, in composed letters, without unseen characters. */
export const plainText = (text: string): string =>
  text.normalize('NFC').replace(unseen, '').replace(blanks, ' ');

/** Makes every text below a node plain. */
export function makePlain(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    node.nodeValue = plainText(node.nodeValue ?? '');
  }
}
