import regularUrl from 'source-sans/TTF/SourceSans3-Regular.ttf';
import semiboldUrl from 'source-sans/TTF/SourceSans3-Semibold.ttf';

/** The family's name in the page and in the PDF; one word, as SVG attributes take it. */
export const family = 'SourceSans3';

export type Weight = 'normal' | 'bold';

/** The font of the PDF, as files: the browser lays the text out with it, the PDF carries it. */
export type FontFiles = Readonly<Record<Weight, ArrayBuffer>>;

const urls: Readonly<Record<Weight, string>> = { normal: regularUrl, bold: semiboldUrl };

async function fetchFont(weight: Weight): Promise<ArrayBuffer> {
  const answer = await fetch(urls[weight]);
  if (!answer.ok) throw new Error('The fonts of the PDF could not be loaded.');
  return answer.arrayBuffer();
}

/** Fetches the font and makes it known to the page. */
export async function loadFonts(): Promise<FontFiles> {
  const [normal, bold] = await Promise.all([fetchFont('normal'), fetchFont('bold')]);
  const faces = [
    new FontFace(family, normal, { weight: '400' }),
    new FontFace(family, bold, { weight: '600' }),
  ];
  for (const face of faces) document.fonts.add(await face.load());
  return { normal, bold };
}
