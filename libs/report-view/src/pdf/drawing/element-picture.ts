import { pageSize, pointsPerPixel } from '../page-size.js';
import type { TextRun } from './text-runs.js';

/**
 * Image pixels for each CSS pixel: 192 an inch on paper. That is enough for edges, as text, lines
 * and drawings are no images.
 */
export const pictureScale = 2;

/**
 * The height of a page's image in CSS pixels, as html2pdf cuts the pages out of the whole: whole
 * pixels of the image, whose width html2canvas rounds up.
 */
const pictureHeight =
  Math.floor(
    Math.ceil(pageSize.width / pointsPerPixel) * pictureScale * (pageSize.height / pageSize.width),
  ) / pictureScale;

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
    forcedColorAdjust: 'none',
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

/** The words of a page in the browser's fallback fonts, each on its baseline. */
function wordsOf(runs: readonly TextRun[]): HTMLElement {
  const width = pageSize.width / pointsPerPixel;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * pictureScale);
  canvas.height = Math.ceil(pictureHeight * pictureScale);
  const pen = canvas.getContext('2d')!;
  pen.scale(pictureScale, pictureScale);
  for (const { fragments, text, color, baseline, left } of runs) {
    const style = getComputedStyle(fragments[0]!.node.parentElement!);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    pen.fillStyle = color;
    pen.fillText(text, left / pointsPerPixel, baseline / pointsPerPixel);
  }
  const words = document.createElement('img');
  words.src = canvas.toDataURL();
  place(words, {
    left: 0,
    top: 0,
    width: canvas.width / pictureScale,
    height: canvas.height / pictureScale,
  });
  return words;
}

/** The boxes of a page that are rendered: those of the cover. */
const renderedBoxesOf = (page: HTMLElement): readonly Element[] => [
  ...page.querySelectorAll('.cover .box'),
];

/** Whether a page has anything that is rendered as an image. */
export const hasPicture = (page: HTMLElement, runs: readonly TextRun[]): boolean =>
  renderedBoxesOf(page).length > 0 || runs.some(({ isDrawn }) => !isDrawn);

/**
 * Everything on the pages that is rendered, one page below the other and in as few elements as
 * possible: the cover's boxes, and words that the PDF's font lacks.
 */
export function pictureOf(
  pages: readonly HTMLElement[],
  runs: readonly (readonly TextRun[])[],
): HTMLElement {
  const picture = document.createElement('div');
  // A single pixel more would begin another page.
  Object.assign(picture.style, {
    height: `${String(Math.floor(pages.length * pictureHeight))}px`,
    overflow: 'hidden',
  });
  picture.append(
    ...pages.map((page, index) => {
      const origin = page.getBoundingClientRect();
      const pictured = runs[index]!.filter(({ isDrawn }) => !isDrawn);
      const frame = document.createElement('div');
      Object.assign(frame.style, {
        position: 'relative',
        overflow: 'hidden',
        height: `${String(pictureHeight)}px`,
        background: 'white',
        forcedColorAdjust: 'none',
      });
      frame.append(
        ...renderedBoxesOf(page).map((box) => shapeOf(box, origin)),
        ...(pictured.length === 0 ? [] : [wordsOf(pictured)]),
      );
      return frame;
    }),
  );
  return picture;
}
