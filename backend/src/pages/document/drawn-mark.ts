import type { BrandColors } from '@ellac/contracts/brand';

const bars = (accent: string): string =>
  '<rect x="2" y="15" width="6" height="9" rx="1.6" fill-opacity=".62"/>' +
  '<rect x="10" y="9" width="6" height="15" rx="1.6" fill-opacity=".82"/>' +
  `<rect x="18" y="2" width="6" height="22" rx="1.6"${accent}/>`;

/** The mark's three rising bars, for a page; `page.css` colours them. */
export const markOnPage = `<svg width="26" height="26" viewBox="0 0 26 26" fill="currentColor" aria-hidden="true">${bars(' class="mark-accent"')}</svg>`;

/**
 * “ELLAC” in Source Sans 3 Semibold, 18 pixels, widely set. It is drawn, because a picture of its own
 * has no fonts of the page.
 */
const wordmark =
  'M37.49 20L37.49 8.23L44.59 8.23L44.59 9.99L39.58 9.99L39.58 13L43.81 13L43.81 14.76L39.58 14.76L39.58 18.24L44.77 18.24L44.77 20ZM50.06 20L50.06 8.23L52.15 8.23L52.15 18.24L57.04 18.24L57.04 20ZM61.97 20L61.97 8.23L64.06 8.23L64.06 18.24L68.96 18.24L68.96 20ZM76.3 13.74L75.89 15.18L78.89 15.18L78.48 13.74Q78.19 12.8 77.93 11.81Q77.67 10.82 77.42 9.85L77.35 9.85Q77.11 10.84 76.85 11.82Q76.59 12.8 76.3 13.74ZM72.36 20L76.19 8.23L78.64 8.23L82.48 20L80.28 20L79.36 16.81L75.4 16.81L74.48 20ZM91.55 20.22Q90.05 20.22 88.84 19.51Q87.62 18.81 86.91 17.45Q86.2 16.09 86.2 14.15Q86.2 12.22 86.93 10.85Q87.66 9.47 88.88 8.74Q90.11 8.01 91.58 8.01Q92.7 8.01 93.56 8.44Q94.43 8.88 94.99 9.51L93.87 10.77Q93.42 10.32 92.87 10.07Q92.32 9.83 91.64 9.83Q90.7 9.83 89.95 10.35Q89.21 10.87 88.78 11.83Q88.34 12.78 88.34 14.1Q88.34 16.11 89.25 17.25Q90.16 18.4 91.69 18.4Q92.45 18.4 93.05 18.1Q93.65 17.8 94.12 17.3L95.18 18.52Q94.46 19.35 93.56 19.78Q92.66 20.22 91.55 20.22Z';

/** The mark and the word as a picture of their own, for the field of brand colour. */
export const logoPicture = ({ light }: BrandColors): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="28" viewBox="0 0 112 28" role="img" aria-label="ELLAC"><g fill="${light.onField}">${bars(` fill="${light.fieldAccent}"`)}<path d="${wordmark}"/></g></svg>\n`;

/** The icon in a browser's tab. */
export const faviconPicture = ({ light }: BrandColors): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-7 -7 40 40"><rect x="-7" y="-7" width="40" height="40" rx="8" fill="${light.field}"/><g fill="${light.onField}">${bars(` fill="${light.fieldAccent}"`)}</g></svg>\n`;
