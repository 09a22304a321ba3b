import html2pdf from 'html2pdf.js';
import { jsPDF } from 'jspdf';
import type { FontFiles } from '../fonts.js';
import { textWriter } from './draw-text.js';
import { addBookmarks, linkContents } from './find-the-way.js';
import { addFont } from './pdf-font.js';
import { drawCharts } from './draw-charts.js';
import { pictureOf, pictureScale } from './element-picture.js';
import { textRunsOf } from './text-runs.js';

const overlay = '.html2pdf__overlay';

const options = {
  // The pages have their margins already.
  margin: 0,
  image: { type: 'jpeg', quality: 0.9 },
  enableLinks: false,
  pagebreak: { mode: [] },
  html2canvas: {
    scale: pictureScale,
    logging: false,
    // Copies only the element that is rendered as an image, not the whole document around it.
    ignoreElements: (element: Element) =>
      element.closest(overlay) === null && element.querySelector(overlay) === null,
  },
  jsPDF: { unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true },
} as const;

/** Pages in one image, which must fit the smallest canvas limit of phones: 16.7 million pixels. */
const pagesAtOnce = 8;

/**
 * Draws laid-out pages into a PDF: html2pdf renders their boxes as images, and real text is drawn
 * on top.
 */
export async function drawPages(pages: readonly HTMLElement[], files: FontFiles): Promise<jsPDF> {
  const pdf = new jsPDF(options.jsPDF);
  const covers = addFont(pdf, files);
  const runs = pages.map((page) => textRunsOf(page, covers));
  const write = textWriter(pdf, runs.flat());
  const withPdf = { ...options, pdf };
  const worker = html2pdf().set(withPdf);
  for (let first = 0; first < pages.length; first += pagesAtOnce) {
    const end = first + pagesAtOnce;
    if (first > 0) pdf.addPage();
    const picture = pictureOf(pages.slice(first, end), runs.slice(first, end));
    await worker.from(picture).toContainer().toCanvas().toPdf();
  }
  for (const [index, page] of pages.entries()) {
    pdf.setPage(index + 1);
    runs[index]!.forEach(write);
    await drawCharts(pdf, page);
    linkContents(pdf, page, pages);
  }
  addBookmarks(pdf, pages);
  return pdf;
}
