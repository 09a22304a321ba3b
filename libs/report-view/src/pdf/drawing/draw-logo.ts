import type { jsPDF } from 'jspdf';
import { pointsPerPixel } from '../page-size.js';
import type { Structure } from './structure.js';

/** Image pixels for each CSS pixel of the logo: 384 an inch on paper. */
const logoScale = 4;

/** Draws the provider's logo, where the page has one, with more pixels than the other images. */
export async function drawLogo(
  pdf: jsPDF,
  page: HTMLElement,
  number: number,
  structure: Structure,
): Promise<void> {
  const origin = page.getBoundingClientRect();
  for (const logo of page.querySelectorAll('img')) {
    await logo.decode();
    const { left, top, width, height } = logo.getBoundingClientRect();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * logoScale);
    canvas.height = Math.round(height * logoScale);
    canvas.getContext('2d')!.drawImage(logo, 0, 0, canvas.width, canvas.height);
    await structure.draw(logo, number, () => {
      pdf.addImage(
        canvas,
        'PNG',
        (left - origin.left) * pointsPerPixel,
        (top - origin.top) * pointsPerPixel,
        width * pointsPerPixel,
        height * pointsPerPixel,
      );
    });
  }
}
