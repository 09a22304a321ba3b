import type { ChartPalette } from '@ellac/web';

/** The colours of the charts on paper; those of document.css. */
export const palette: ChartPalette = {
  text: '#242424',
  quietText: '#5c5c5c',
  line: '#8a8a8a',
  track: '#eceff2',
  page: '#ffffff',
  bar: '#0f548c',
  parts: ['#0f548c', '#8fb6d8', '#dce8f3'],
};
