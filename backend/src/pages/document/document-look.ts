import type { Brand } from '../../brand/brand.js';
import { brandSheet } from '../brand-sheet.js';
import { markOnPage } from './drawn-mark.js';
import { escapeHtml } from './html.js';

/** The parts of every document that the brand decides, as HTML. */
export interface DocumentLook {
  /** What the head begins with. */
  readonly head: string;
  /** The field of brand colour at the upper edge; the app fills `#app-header`. */
  readonly header: string;
}

/** @param companyName the provider's, which a logo stands for */
export function documentLook(brand: Brand, companyName: string): DocumentLook {
  const { light, dark } = brand.colors;
  const mark =
    brand.logo === null
      ? `<span class="mark">${markOnPage}ELLAC</span>`
      : `<span class="mark"><img class="logo" src="/logo.svg" alt="${escapeHtml(companyName)}"></span>`;
  return {
    head: `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>ELLAC Business Evaluation</title>
<meta name="color-scheme" content="light dark">
<meta name="brand-color" content="${brand.color}">
<meta name="theme-color" content="${light.field}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${dark.field}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/brand.${brandSheet(brand).hash}.css">
<link rel="stylesheet" href="/assets/page.css">`,
    header: `<header class="app-header"><div class="app-header-row">${mark}<div id="app-header"></div></div></header>`,
  };
}
