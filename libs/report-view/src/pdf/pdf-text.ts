/**
 * Characters that are never seen but would turn, hide or break what is drawn: control characters
 * but for line ends, and format characters (bidirectional controls, soft hyphens, byte order
 * marks) but for the two joiners, which some scripts need.
 */
const unseen = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Blanks that look like a space; a font may hold one glyph for several. */
const blanks = /\p{Zs}/gu;

/** Emoji with what belongs to them: colours of skin, joined persons, flags, framed digits. */
const emoji =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:[\ufe0f\u20e3]|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*/gu;
const framing = /\ufe0f?\u20e3|\ufe0f/gu;

/** What stands in place of a text of nothing but emoji. */
const onlyEmoji = '(emoji)';

/** A text without emoji, which a document for a bank does not show and a PDF cannot hold as text. */
function withoutEmoji(text: string): string {
  if (text.search(emoji) === -1) return text.replace(framing, '');
  const rest = text.replace(emoji, '').replace(framing, '').replace(/ {2,}/g, ' ');
  return rest.trim() === '' ? text.replace(/\S+/u, onlyEmoji).replace(emoji, '') : rest;
}

/** A text as the PDF can hold it: the same words, in composed letters, without unseen characters. */
export const plainText = (text: string): string =>
  withoutEmoji(text.normalize('NFC')).replace(unseen, '').replace(blanks, ' ');

/** Makes every text below a node plain. */
export function makePlain(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    node.nodeValue = plainText(node.nodeValue ?? '');
  }
}
