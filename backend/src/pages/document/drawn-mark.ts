import type { BrandColors } from '@ellac/contracts/brand';

const bars = (accent: string): string =>
  '<rect x="2" y="15" width="6" height="9" rx="1.6" fill-opacity=".62"/>' +
  '<rect x="10" y="9" width="6" height="15" rx="1.6" fill-opacity=".82"/>' +
  `<rect x="18" y="2" width="6" height="22" rx="1.6"${accent}/>`;

/** The mark's three rising bars, for a page; `page.css` colours them. */
export const markOnPage = `<svg width="26" height="26" viewBox="0 0 26 26" fill="currentColor" aria-hidden="true">${bars(' class="mark-accent"')}</svg>`;

/** The mark and the word as a picture of their own, for the field of brand colour. */
export const logoPicture = ({ light }: BrandColors): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="28" viewBox="0 0 112 28" role="img" aria-label="ELLAC"><g fill="${light.onField}">${bars(` fill="${light.fieldAccent}"`)}<text x="36" y="20" font-family="'Source Sans 3','Segoe UI',-apple-system,Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif" font-size="18" font-weight="600" letter-spacing="2.9">ELLAC</text></g></svg>\n`;

/** The icon in a browser's tab. */
export const faviconPicture = ({ light }: BrandColors): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-7 -7 40 40"><rect x="-7" y="-7" width="40" height="40" rx="8" fill="${light.field}"/><g fill="${light.onField}">${bars(` fill="${light.fieldAccent}"`)}</g></svg>\n`;
