import oldest from './supported-browsers.json' with { type: 'json' };

/**
 * The oldest browsers that the pages are built for, in words. `webpack.preset.mjs` reads the same
 * file, and a test compares the guides with it.
 *
 * - Chrome and Edge 111, Safari 16.4: container queries, import maps, `toSorted`, `dvh`.
 * - Firefox 115: the same, and `toReversed`. Before 125 it has no `Intl.Segmenter`, without which the
 *   form reads no texts and the PDF cuts words by code points.
 */
export const supportedBrowsers = `Chrome or Edge ${oldest.chrome}, Firefox ${oldest.firefox} or Safari ${oldest.safari}`;
