import { pageSize, pointsPerPixel } from '../page-size.js';
import type { TextRun } from './text-runs.js';

/** Picture points a pixel: 144 an inch on paper, where text and charts are no pictures. */
export const pictureScale = 1.5;

const copied = [
  'backgroundColor',
  'borderTopStyle',
  'borderTopWidth',
  'borderTopColor',
  'borderRightStyle',
  'borderRightWidth',
  'borderRightColor',
  'borderBottomStyle',
  'borderBottomWidth',
  'borderBottomColor',
  'borderLeftStyle',
  'borderLeftWidth',
  'borderLeftColor',
  'borderTopLeftRadius',
  'borderTopRightRadius',
  'borderBottomLeftRadius',
  'borderBottomRightRadius',
] as const;

/** In pixels from the page's top left. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function place(element: HTMLElement, { left, top, width, height }: Place): void {
  Object.assign(element.style, {
    position: 'absolute',
    boxSizing: 'border-box',
    left: `${String(left)}px`,
    top: `${String(top)}px`,
    width: `${String(width)}px`,
    height: `${String(height)}px`,
  });
}

function shapeOf(box: Element, origin: DOMRect): HTMLElement {
  const shape = document.createElement('div');
  const { left, top, width, height } = box.getBoundingClientRect();
  place(shape, { left: left - origin.left, top: top - origin.top, width, height });
  const style = getComputedStyle(box);
  for (const property of copied) shape.style[property] = style[property];
  return shape;
}

/** A word in the letters that the browser finds for it; drawn by ourselves, its baseline is exact. */
function wordOf({ fragments, text, color, baseline, left }: TextRun): HTMLElement {
  const { node, box } = fragments[0]!;
  const style = getComputedStyle(node.parentElement!);
  const canvas = document.createElement('canvas');
  // Letters may reach beyond the box of their line.
  const height = box.height * 2;
  canvas.width = Math.ceil(box.width * pictureScale);
  canvas.height = Math.ceil(height * pictureScale);
  const pen = canvas.getContext('2d')!;
  pen.scale(pictureScale, pictureScale);
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen.fillStyle = color;
  pen.textBaseline = 'alphabetic';
  const middle = height * 0.6;
  pen.fillText(text, 0, middle);
  const word = document.createElement('img');
  word.src = canvas.toDataURL();
  place(word, {
    left: left / pointsPerPixel,
    top: baseline / pointsPerPixel - middle,
    width: box.width,
    height,
  });
  return word;
}

/**
 * The height of a page's picture in pixels: html2pdf rounds pages down to whole pixels, and whatever
 * goes beyond would begin another page.
 */
const pictureHeight = Math.floor(pageSize.height / pointsPerPixel);

/**
 * What pages show besides their drawn text, one below the other and in as few elements as possible:
 * the boxes, and the words that the PDF's font has no letters for.
 */
export function pictureOf(
  pages: readonly HTMLElement[],
  runs: readonly (readonly TextRun[])[],
): HTMLElement {
  const picture = document.createElement('div');
  picture.append(
    ...pages.map((page, index) => {
      const origin = page.getBoundingClientRect();
      const frame = document.createElement('div');
      Object.assign(frame.style, {
        position: 'relative',
        overflow: 'hidden',
        height: `${String(pictureHeight)}px`,
        background: 'white',
      });
      frame.append(
        ...[...page.querySelectorAll('.box')].map((box) => shapeOf(box, origin)),
        ...runs[index]!.filter(({ isDrawn }) => !isDrawn).map(wordOf),
      );
      return frame;
    }),
  );
  return picture;
}
