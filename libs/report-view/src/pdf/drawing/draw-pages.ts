import html2pdf from 'html2pdf.js';
import { jsPDF } from 'jspdf';
import type { FontFiles } from '../fonts.js';
import { drawBoxes } from './draw-boxes.js';
import { textWriter } from './draw-text.js';
import { addBookmarks, linkContents } from './find-the-way.js';
import { addFont } from './pdf-font.js';
import { drawCharts } from './draw-charts.js';
import { hasPicture, pictureOf, pictureScale } from './element-picture.js';
import { picturedGroups } from './picture-groups.js';
import { drawLogo } from './draw-logo.js';
import { addStructure, type Structure } from './structure.js';
import { textRunsOf, type TextRun } from './text-runs.js';

const overlay = '.html2pdf__overlay';

const options = {
  // The pages have their margins already.
  margin: 0,
  image: { type: 'jpeg', quality: 0.95 },
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
const pagesAtOnce = 4;

/**
 * Draws laid-out pages into a PDF: html2pdf renders the cover, and words in letters that the font
 * lacks, as images; boxes, drawings and real text are drawn on top.
 */
export async function drawPages(pages: readonly HTMLElement[], files: FontFiles): Promise<jsPDF> {
  const pdf = new jsPDF(options.jsPDF);
  const covers = addFont(pdf, files);
  const structure = addStructure(pdf, pages);
  const runs = pages.map((page) => textRunsOf(page, covers));
  const write = textWriter(pdf, runs.flat());
  await drawPictures(pdf, pages, runs, structure);
  for (const [index, page] of pages.entries()) {
    const number = index + 1;
    pdf.setPage(number);
    drawBoxes(pdf, page, structure);
    await drawCharts(pdf, page, number, structure);
    await drawLogo(pdf, page, number, structure);
    for (const [element, own] of byElement(runs[index]!)) {
      await structure.draw(element, number, () => own.forEach(write));
    }
    linkContents(pdf, page, pages);
  }
  addBookmarks(pdf, pages);
  return pdf;
}

/** Adds the pages, each with its image, which says nothing by itself. */
async function drawPictures(
  pdf: jsPDF,
  pages: readonly HTMLElement[],
  runs: readonly (readonly TextRun[])[],
  structure: Structure,
): Promise<void> {
  const addImage = pdf.addImage.bind(pdf) as (...image: unknown[]) => jsPDF;
  pdf.addImage = (...image: unknown[]) => structure.decorate(() => addImage(...image));
  const withPdf = { ...options, pdf };
  const worker = html2pdf().set(withPdf);
  const pictured = pages.map((page, index) => hasPicture(page, runs[index]!));
  for (const group of picturedGroups(pictured, pagesAtOnce)) {
    const { first, end } = group;
    if (first > 0) pdf.addPage();
    if (group.hasPicture) {
      const picture = pictureOf(pages.slice(first, end), runs.slice(first, end));
      await worker.from(picture).toContainer().toCanvas().toPdf();
    } else {
      for (let page = first + 1; page < end; page += 1) pdf.addPage();
    }
  }
  pdf.addImage = addImage;
}

/** The runs of a page, those of one element after the other together. */
function byElement(runs: readonly TextRun[]): readonly (readonly [Element, TextRun[]])[] {
  const groups: [Element, TextRun[]][] = [];
  for (const run of runs) {
    const element = run.fragments[0]!.node.parentElement!;
    const last = groups.at(-1);
    if (last?.[0] === element) last[1].push(run);
    else groups.push([element, [run]]);
  }
  return groups;
}
