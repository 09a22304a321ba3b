import type { Analysis } from '@ellac/contracts';
import { lightTheme } from '@ellac/web';
import { fileNameOf } from './file-name.js';
import sheetText from './document/document.css';
import { describe } from './drawing/describe.js';
import { drawPages } from './drawing/draw-pages.js';
import { loadFonts } from './fonts.js';
import { layOut } from './layout/lay-out.js';
import { logoOfPage } from './logo.js';
import { setTheme } from './pdf-colors.js';

/** Makes the PDF of a report in the browser and saves it, without requests to other hosts. */
export async function savePdf(analysis: Analysis): Promise<void> {
  const files = await loadFonts();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText);
  document.adoptedStyleSheets.push(sheet);
  const stage = document.createElement('div');
  stage.className = 'pdf-stage';
  stage.setAttribute('aria-hidden', 'true');
  const theme = lightTheme();
  setTheme(stage, theme);
  document.body.append(stage);
  try {
    const pdf = await drawPages(layOut({ analysis, theme, logo: logoOfPage() }, stage), files);
    describe(pdf, analysis);
    pdf.save(fileNameOf(analysis.id, new Date()));
  } finally {
    stage.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  }
}
