import type { BrandColors } from '@ellac/contracts/brand';

const bars = (accent: string): string =>
  '<rect x="2" y="15" width="6" height="9" rx="1.6" fill-opacity=".62"/>' +
  '<rect x="10" y="9" width="6" height="15" rx="1.6" fill-opacity=".82"/>' +
  `<rect x="18" y="2" width="6" height="22" rx="1.6"${accent}/>`;

/** The mark's three rising bars, for a page; `page.css` colours them. */
export const markOnPage = `<svg width="26" height="26" viewBox="0 0 26 26" fill="currentColor" aria-hidden="true">${bars(' class="mark-accent"')}</svg>`;

/** "ELLAC" in the pages' semibold, as outlines: a picture loads no font. */
const word =
  'M37.5 20V8.2H44.6V10H39.6V13H43.8V14.8H39.6V18.2H44.8V20ZM50.1 20V8.2H52.2V18.2H57.1V20ZM62 20V8.2H64.1V18.2H69V20ZM76.4 13.7L75.9 15.2H79L78.5 13.7Q78.3 12.8 78 11.8Q77.7 10.8 77.5 9.8H77.4Q77.2 10.8 76.9 11.8Q76.7 12.8 76.4 13.7ZM72.4 20L76.3 8.2H78.7L82.5 20H80.3L79.4 16.8H75.5L74.5 20ZM91.6 20.2Q90.1 20.2 88.9 19.5Q87.7 18.8 87 17.5Q86.3 16.1 86.3 14.2Q86.3 12.2 87 10.8Q87.7 9.5 89 8.7Q90.2 8 91.7 8Q92.8 8 93.6 8.4Q94.5 8.9 95.1 9.5L94 10.8Q93.5 10.3 93 10.1Q92.4 9.8 91.7 9.8Q90.8 9.8 90 10.4Q89.3 10.9 88.9 11.8Q88.4 12.8 88.4 14.1Q88.4 16.1 89.3 17.3Q90.2 18.4 91.8 18.4Q92.5 18.4 93.1 18.1Q93.7 17.8 94.2 17.3L95.3 18.5Q94.5 19.4 93.6 19.8Q92.7 20.2 91.6 20.2Z';

/** The mark and the word as a picture of their own, for the field of brand colour. */
export const logoPicture = ({ light }: BrandColors): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="28" viewBox="0 0 112 28" role="img" aria-label="ELLAC"><g fill="${light.onField}">${bars(` fill="${light.fieldAccent}"`)}<path d="${word}"/></g></svg>\n`;

/** The icon in a browser's tab. */
export const faviconPicture = ({ light }: BrandColors): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-7 -7 40 40"><rect x="-7" y="-7" width="40" height="40" rx="8" fill="${light.field}"/><g fill="${light.onField}">${bars(` fill="${light.fieldAccent}"`)}</g></svg>\n`;
