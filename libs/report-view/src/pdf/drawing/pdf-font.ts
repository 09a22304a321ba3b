import type { jsPDF } from 'jspdf';
import { family, type FontFiles, type Weight } from '../fonts.js';

/** The part of jsPDF's font that ties characters and glyphs; not in its types. */
interface FontMetadata {
  readonly cmap: { readonly unicode: { codeMap: Record<number, number> } };
  /** The character that each glyph means. */
  readonly toUnicode: Record<number, number>;
  readonly widthOfGlyph: (glyph: number) => number;
}

/** The family whose letters are never seen: they lie over words that are only pictured. */
export const unseenFamily = 'Unseen';

const binaryStringOf = (file: ArrayBuffer): string => {
  const bytes = new Uint8Array(file);
  let text = '';
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return text;
};

const metadataOf = (pdf: jsPDF, name: string, weight: Weight): FontMetadata =>
  pdf.setFont(name, weight).getFont().metadata as FontMetadata;

/** Whether the font has a glyph of its own for each character of a word. */
export type Covers = (word: string, weight: Weight) => boolean;

/** Gives the document its font; it carries only the glyphs that are used. */
export function addFont(pdf: jsPDF, files: FontFiles): Covers {
  for (const weight of ['normal', 'bold'] as const) {
    pdf.addFileToVFS(`${weight}.ttf`, binaryStringOf(files[weight]));
    pdf.addFont(`${weight}.ttf`, family, weight);
  }
  const codeMaps = {
    normal: metadataOf(pdf, family, 'normal').cmap.unicode.codeMap,
    bold: metadataOf(pdf, family, 'bold').cmap.unicode.codeMap,
  };
  return (word, weight) =>
    // A mark that is set upon another letter would be drawn beside it.
    !/\p{M}/u.test(word) &&
    Array.from(word).every((letter) => (codeMaps[weight][letter.codePointAt(0)!] ?? 0) > 0);
}

/** Where the stand-ins for unseen letters begin: Unicode's private use area. */
const firstStandIn = 0xe000;

/**
 * Adds unseen letters for these characters. Any glyph that has a width will do, as nobody sees it,
 * and a PDF tells its readers what each glyph means; but a glyph can mean only one character. The
 * font has some two thousand: whatever comes after as many different characters has no letter.
 *
 * @returns writes a text in stand-ins, which jsPDF neither reorders nor shapes.
 */
export function addUnseenFont(pdf: jsPDF, characters: string): (text: string) => string {
  pdf.addFont('normal.ttf', unseenFamily, 'normal');
  const font = metadataOf(pdf, unseenFamily, 'normal');
  const glyphs = [...new Set(Object.values(font.cmap.unicode.codeMap))].filter(
    (glyph) => font.widthOfGlyph(glyph) > 0,
  );
  const units = new Map([...new Set(characters.split(''))].map((unit, index) => [unit, index]));
  font.cmap.unicode.codeMap = {};
  for (const [unit, index] of units) {
    const glyph = glyphs[index];
    if (glyph === undefined) break;
    font.cmap.unicode.codeMap[firstStandIn + index] = glyph;
    Object.defineProperty(font.toUnicode, glyph, {
      enumerable: true,
      get: () => unit.charCodeAt(0),
      // jsPDF notes here what it was given, and that was only a stand-in.
      set: () => undefined,
    });
  }
  const standInOf = (unit: string): string => {
    const index = units.get(unit);
    return index === undefined || index >= glyphs.length
      ? ''
      : String.fromCharCode(firstStandIn + index);
  };
  return (text) => text.split('').map(standInOf).join('');
}
