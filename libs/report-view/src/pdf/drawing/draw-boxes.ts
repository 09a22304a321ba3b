import type { jsPDF } from 'jspdf';
import { pointsPerPixel } from '../page-size.js';
import { channelsOf } from './colors.js';
import type { Structure } from './structure.js';

/** In points from the page's top left. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/**
 * The boxes of a page that are drawn as shapes; the cover is one picture. One with a background
 * holds only words of ours, because it would hide words that are in the page's image.
 */
const drawnBoxesOf = (page: HTMLElement): readonly Element[] =>
  [...page.querySelectorAll('.box')].filter((box) => box.closest('.cover') === null);

/** Draws the lines, cards and labels of a page, which say nothing by themselves. */
export function drawBoxes(pdf: jsPDF, page: HTMLElement, { decorate }: Structure): void {
  const boxes = drawnBoxesOf(page);
  if (boxes.length === 0) return;
  const origin = page.getBoundingClientRect();
  decorate(() => {
    for (const box of boxes) {
      const { left, top, width, height } = box.getBoundingClientRect();
      const place = {
        left: (left - origin.left) * pointsPerPixel,
        top: (top - origin.top) * pointsPerPixel,
        width: width * pointsPerPixel,
        height: height * pointsPerPixel,
      };
      drawBox(pdf, getComputedStyle(box), place);
    }
  });
}

const pointsOf = (length: string): number => parseFloat(length) * pointsPerPixel;

/** A box has the same border and corner all around, or straight lines at some of its sides. */
function drawBox(pdf: jsPDF, style: CSSStyleDeclaration, place: Place): void {
  const { left, top, width, height } = place;
  const radius = Math.min(pointsOf(style.borderTopLeftRadius), width / 2, height / 2);
  const fill = channelsOf(style.backgroundColor);
  if (fill !== null) {
    pdf.setFillColor(...fill);
    pdf.roundedRect(left, top, width, height, radius, radius, 'F');
  }
  const stroke = channelsOf(style.borderTopColor);
  const line = pointsOf(style.borderTopWidth);
  if (radius > 0 && line > 0) {
    if (stroke === null) return;
    pdf.setDrawColor(...stroke);
    pdf.setLineWidth(line);
    const [inner, half] = [radius - line / 2, line / 2];
    pdf.roundedRect(left + half, top + half, width - line, height - line, inner, inner, 'S');
    return;
  }
  for (const side of sides) drawSide(pdf, style, place, side);
}

function drawSide(
  pdf: jsPDF,
  style: CSSStyleDeclaration,
  { left, top, width, height }: Place,
  side: (typeof sides)[number],
): void {
  const color = channelsOf(style[`border${side}Color`]);
  const line = pointsOf(style[`border${side}Width`]);
  if (color === null || line === 0) return;
  pdf.setFillColor(...color);
  if (side === 'Top') pdf.rect(left, top, width, line, 'F');
  else if (side === 'Bottom') pdf.rect(left, top + height - line, width, line, 'F');
  else if (side === 'Left') pdf.rect(left, top, line, height, 'F');
  else pdf.rect(left + width - line, top, line, height, 'F');
}
