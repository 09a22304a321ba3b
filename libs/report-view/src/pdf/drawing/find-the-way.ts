import type { jsPDF } from 'jspdf';
import { headingOf } from '../layout/lay-out.js';
import { margins, pageSize, pointsPerPixel } from '../page-size.js';
import { internalsOf, pdfReference, pdfString, writeObject } from './internals.js';

/** Links each line of the contents to its section. */
export function linkContents(pdf: jsPDF, page: HTMLElement, pages: readonly HTMLElement[]): void {
  const origin = page.getBoundingClientRect();
  for (const line of page.querySelectorAll<HTMLElement>('[data-section]')) {
    const { left, top, width, height } = line.getBoundingClientRect();
    const place = placeOf(line.dataset['section']!, pages);
    pdf.link(
      (left - origin.left) * pointsPerPixel,
      (top - origin.top) * pointsPerPixel,
      width * pointsPerPixel,
      height * pointsPerPixel,
      { pageNumber: place.page, magFactor: 'XYZ', top: place.top },
    );
  }
}

/** A place in the document: a page from 1, and points from its top. */
interface Place {
  readonly page: number;
  readonly top: number;
}

/** Where one lands that goes to a heading: a little above it. */
function placeAbove(heading: Element, pages: readonly HTMLElement[]): Place {
  const index = pages.findIndex((page) => page.contains(heading));
  const top = heading.getBoundingClientRect().top - pages[index]!.getBoundingClientRect().top;
  return { page: index + 1, top: Math.max(0, top * pointsPerPixel - margins.top / 2) };
}

/** Where a section begins. */
function placeOf(section: string, pages: readonly HTMLElement[]): Place {
  const page = pages.find((each) => headingOf(each, section) !== undefined)!;
  return placeAbove(headingOf(page, section)!, pages);
}

interface Bookmark {
  readonly title: string;
  readonly place: Place;
  readonly parts: Bookmark[];
}

/**
 * A bookmark for each section, and below it for each of its parts. jsPDF's own lead only to a page
 * and not to its heading.
 */
export function addBookmarks(pdf: jsPDF, pages: readonly HTMLElement[]): void {
  const sections: Bookmark[] = [];
  for (const heading of pages.flatMap((page) => [...page.querySelectorAll('h2, h3')])) {
    const bookmark = { title: heading.textContent, place: placeAbove(heading, pages), parts: [] };
    if (heading.tagName === 'H2') sections.push(bookmark);
    else sections.at(-1)!.parts.push(bookmark);
  }
  const internals = internalsOf(pdf);
  let rootId = 0;
  internals.events.subscribe('postPutResources', () => {
    rootId = internals.newObjectDeferred();
    writeBookmarks(pdf, sections, rootId, `/Type /Outlines /Count ${String(sections.length)}`);
  });
  internals.events.subscribe('putCatalog', () => {
    internals.write(`/Outlines ${pdfReference(rootId)}`);
  });
}

/** Writes an entry of the outline with all that stands below it; only the sections are open. */
function writeBookmarks(pdf: jsPDF, below: readonly Bookmark[], id: number, entries: string): void {
  const internals = internalsOf(pdf);
  const ids = below.map(() => internals.newObjectDeferred());
  const reach =
    below.length === 0 ? '' : `/First ${pdfReference(ids[0]!)} /Last ${pdfReference(ids.at(-1)!)}`;
  writeObject(internals, id, `${entries} ${reach}`);
  for (const [index, { title, place, parts }] of below.entries()) {
    const [before, after] = [ids[index - 1], ids[index + 1]];
    const target = `[${pdfReference(internals.getPageInfo(place.page).objId)} /XYZ 0 ${(pageSize.height - place.top).toFixed(1)} null]`;
    const own = [
      `/Title ${pdfString(title)} /Parent ${pdfReference(id)} /Dest ${target}`,
      before === undefined ? '' : `/Prev ${pdfReference(before)}`,
      after === undefined ? '' : `/Next ${pdfReference(after)}`,
      parts.length === 0 ? '' : `/Count -${String(parts.length)}`,
    ];
    writeBookmarks(pdf, parts, ids[index]!, own.join(' '));
  }
}
