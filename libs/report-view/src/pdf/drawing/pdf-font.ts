import type { jsPDF } from 'jspdf';
import { family, type FontFiles, type Weight } from '../fonts.js';

/** The part of jsPDF's font that maps characters to glyphs; its types lack it. */
interface FontMetadata {
  readonly cmap: { readonly unicode: { codeMap: Record<number, number> } };
  /** The character for each glyph. */
  readonly toUnicode: Record<number, number>;
  readonly widthOfGlyph: (glyph: number) => number;
}

/** The font family of invisible letters, which are drawn over words that are only images. */
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
    // A combining mark would be drawn beside its letter.
    !/\p{M}/u.test(word) &&
    Array.from(word).every((letter) => (codeMaps[weight][letter.codePointAt(0)!] ?? 0) > 0);
}

/** The first stand-in for an invisible letter: Unicode's private use area. */
const firstStandIn = 0xe000;

/**
 * Adds invisible letters for these characters. Any glyph with a width works, because it is
 * invisible and a PDF maps each glyph to its character; but a glyph maps to only one character. The
 * font has some two thousand glyphs: further characters get no letter.
 *
 * @returns a function that writes a text in stand-ins, which jsPDF neither reorders nor shapes.
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
      set: () => {
        // jsPDF records the given character here, which was only a stand-in.
      },
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
