import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

// The font is listed by `libs/report-view`, for its PDFs. Listed here too, npm would install its 20 MB
// into the image of the backend.
const require = createRequire(import.meta.url);

/** Latin-1 and the punctuation of English texts; other letters are of the next font in the list. */
const characters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_, index) => 0xa0 + index),
]
  .map((code) => String.fromCodePoint(code))
  .concat([...'–—‘’‚“”„•…‹›€™−×≤≥→←↑↓▲▼ŒœŠšŽžŸ'])
  .join('');

const weights = { 400: 'Regular', 600: 'Semibold' };

/**
 * Writes the pages' font as small files. Their names carry the version of the font, by which
 * `page.css` names them, so that browsers may keep them for good.
 *
 * @param {string} folder
 */
export async function makeFonts(folder) {
  const { version } = require('source-sans/package.json');
  await mkdir(folder, { recursive: true });
  for (const [weight, style] of Object.entries(weights)) {
    const font = await readFile(require.resolve(`source-sans/TTF/SourceSans3-${style}.ttf`));
    const subset = await subsetFont(font, characters, {
      targetFormat: 'woff2',
      // Leaves out other forms of the letters, such as small capitals. The digits are equally wide
      // in their usual form.
      noLayoutClosure: true,
    });
    await writeFile(join(folder, `source-sans-${version}-${weight}.woff2`), subset);
  }
}
