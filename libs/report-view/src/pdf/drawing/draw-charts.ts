import type { jsPDF } from 'jspdf';
import { svg2pdf } from 'svg2pdf.js';
import { family } from '../fonts.js';
import { pointsPerPixel } from '../page-size.js';
import type { Structure } from './structure.js';

/** Draws the drawings of a page as shapes and text, sharp at any size. */
export async function drawCharts(
  pdf: jsPDF,
  page: HTMLElement,
  number: number,
  structure: Structure,
): Promise<void> {
  const origin = page.getBoundingClientRect();
  for (const chart of page.querySelectorAll('svg')) {
    const { left, top, width, height } = chart.getBoundingClientRect();
    chart.setAttribute('font-family', family);
    await structure.draw(chart, number, async () => {
      await svg2pdf(chart, pdf, {
        x: (left - origin.left) * pointsPerPixel,
        y: (top - origin.top) * pointsPerPixel,
        width: width * pointsPerPixel,
        height: height * pointsPerPixel,
      });
    });
  }
}
