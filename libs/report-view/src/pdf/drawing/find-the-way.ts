import type { jsPDF } from 'jspdf';
import { headingOf } from '../layout/lay-out.js';
import { margins, pointsPerPixel } from '../page-size.js';

/** Links each line of the contents to its section. */
export function linkContents(pdf: jsPDF, page: HTMLElement, pages: readonly HTMLElement[]): void {
  const origin = page.getBoundingClientRect();
  for (const line of page.querySelectorAll<HTMLElement>('[data-section]')) {
    const { left, top, width, height } = line.getBoundingClientRect();
    pdf.link(
      (left - origin.left) * pointsPerPixel,
      (top - origin.top) * pointsPerPixel,
      width * pointsPerPixel,
      height * pointsPerPixel,
      placeOf(line.dataset['section']!, pages),
    );
  }
}

/** Where a section begins. */
function placeOf(section: string, pages: readonly HTMLElement[]) {
  const index = pages.findIndex((page) => headingOf(page, section) !== undefined);
  const page = pages[index]!;
  const heading = headingOf(page, section)!.getBoundingClientRect();
  const top = (heading.top - page.getBoundingClientRect().top) * pointsPerPixel - margins.top / 2;
  return { pageNumber: index + 1, magFactor: 'XYZ', top };
}

/** A bookmark for each section, and below it for each of its parts. */
export function addBookmarks(pdf: jsPDF, pages: readonly HTMLElement[]): void {
  let section: object | null = null;
  for (const [index, page] of pages.entries()) {
    for (const heading of page.querySelectorAll('h2, h3')) {
      const title = heading.textContent;
      const target = { pageNumber: index + 1 };
      if (heading.tagName === 'H2') section = pdf.outline.add(null, title, target);
      else pdf.outline.add(section, title, target);
    }
  }
}
