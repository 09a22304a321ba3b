import { lettersOf } from './letters-of.js';
import { family, type Weight } from '../fonts.js';
import { pointsPerPixel } from '../page-size.js';
import { partOf, textsOf, wordsOf, type Fragment } from '../layout/text-lines.js';
import type { Covers } from './pdf-font.js';

/** Words of the same style on one line; all measures in points from the page's top left. */
export interface TextRun {
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
  readonly width: number;
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
  /**
   * Whether the PDF's font has its letters; otherwise the browser's rendering is used as an image.
   */
  readonly isDrawn: boolean;
  /** Where the words stand in the page. */
  readonly fragments: readonly Fragment[];
}

const canvas = document.createElement('canvas').getContext('2d')!;
const ascents = new Map<string, number>();

/** From the top of a line of text to its baseline, in pixels. */
function ascentOf(weight: string, size: string): number {
  const font = `${weight} ${size} "${family}"`;
  const known = ascents.get(font);
  if (known !== undefined) return known;
  canvas.font = font;
  const ascent = Math.round(canvas.measureText('x').fontBoundingBoxAscent);
  ascents.set(font, ascent);
  return ascent;
}

/** All text of a page as runs, in reading order. */
export function textRunsOf(page: HTMLElement, covers: Covers): readonly TextRun[] {
  const origin = page.getBoundingClientRect();
  return textsOf(page).flatMap((node) => {
    const style = getComputedStyle(node.parentElement!);
    const weight = Number(style.fontWeight) >= 600 ? 'bold' : 'normal';
    const ascent = ascentOf(style.fontWeight, style.fontSize);
    return linesOf(wordsOf(node), weight, covers).map(({ words, isDrawn }): TextRun => {
      const first = words[0]!;
      const left = Math.min(...words.map(({ box }) => box.left));
      const right = Math.max(...words.map(({ box }) => box.right));
      return {
        text: words.map(({ start, end }) => node.data.slice(start, end)).join(' '),
        left: (left - origin.left) * pointsPerPixel,
        baseline: (first.box.top + ascent - origin.top) * pointsPerPixel,
        width: (right - left) * pointsPerPixel,
        size: parseFloat(style.fontSize) * pointsPerPixel,
        weight,
        color: style.color,
        isDrawn,
        fragments: words,
      };
    });
  });
}

interface Line {
  readonly words: Fragment[];
  readonly isDrawn: boolean;
}

/**
 * Words on one line merged into runs if they are drawn as text; words drawn as images stay single.
 */
function linesOf(words: readonly Fragment[], weight: Weight, covers: Covers): readonly Line[] {
  const lines: Line[] = [];
  for (const { isDrawn, ...word } of words.flatMap((each) => partsOf(each, weight, covers))) {
    const line = lines.at(-1);
    const last = line?.words.at(-1);
    if (
      isDrawn &&
      line?.isDrawn === true &&
      last !== undefined &&
      Math.abs(last.box.top - word.box.top) < 1 &&
      last.box.right < word.box.left
    ) {
      line.words.push(word);
    } else {
      lines.push({ words: [word], isDrawn });
    }
  }
  return lines;
}

interface Part extends Fragment {
  readonly isDrawn: boolean;
}

/** A word, cut where letters that the font has meet others: “北京” has both. */
function partsOf(word: Fragment, weight: Weight, covers: Covers): readonly Part[] {
  const text = word.node.data.slice(word.start, word.end);
  if (covers(text, weight)) return [{ ...word, isDrawn: true }];
  const parts: { start: number; end: number; isDrawn: boolean }[] = [];
  for (const { segment, index } of lettersOf(text)) {
    const start = word.start + index;
    const end = start + segment.length;
    const isDrawn = covers(segment, weight);
    const last = parts.at(-1);
    if (last?.isDrawn === isDrawn) last.end = end;
    else parts.push({ start, end, isDrawn });
  }
  return parts.flatMap(({ start, end, isDrawn }) => {
    const part = partOf(word, start, end);
    return part === null ? [] : [{ ...part, isDrawn }];
  });
}
