import type { jsPDF } from 'jspdf';
import { family } from '../fonts.js';
import { channelsOf } from './colors.js';
import { addUnseenFont, unseenFamily } from './pdf-font.js';
import type { TextRun } from './text-runs.js';

const black = [0, 0, 0] as const;

const isRightToLeft = (text: string): boolean =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);

/** A PDF stores letters in visual order. */
const asSeen = (text: string): string =>
  isRightToLeft(text) ? Array.from(text).reverse().join('') : text;

/**
 * Draws runs onto the current page, each where the browser laid it out. Words that the font lacks
 * are drawn invisibly over their image, so that they can be selected and found.
 */
export function textWriter(pdf: jsPDF, all: readonly TextRun[]): (run: TextRun) => void {
  const pictured = all.filter(({ isDrawn }) => !isDrawn).map(({ text }) => text);
  const unseen = pictured.length === 0 ? null : addUnseenFont(pdf, pictured.join(''));
  return (run) => {
    const text = run.isDrawn || unseen === null ? run.text : unseen(asSeen(run.text));
    if (text === '') return;
    pdf.setFont(run.isDrawn ? family : unseenFamily, run.isDrawn ? run.weight : 'normal');
    pdf.setFontSize(run.size);
    const [red, green, blue] = channelsOf(run.color) ?? black;
    pdf.setTextColor(red, green, blue);
    pdf.text(text, run.left, run.baseline, {
      // PDF readers interpret a gap between letters and the next word as the end of a line.
      horizontalScale: run.width / pdf.getTextWidth(text),
      renderingMode: run.isDrawn ? 'fill' : 'invisible',
    });
  };
}
