import regularUrl from 'source-sans/TTF/SourceSans3-Regular.ttf';
import semiboldUrl from 'source-sans/TTF/SourceSans3-Semibold.ttf';
import { PdfProblem } from './pdf-problem.js';

/** The family's name in the page and in the PDF; one word, as SVG attributes take it. */
export const family = 'SourceSans3';

export type Weight = 'normal' | 'bold';

/** The font of the PDF, as files: the browser lays the text out with it, the PDF carries it. */
export type FontFiles = Readonly<Record<Weight, ArrayBuffer>>;

async function fetchFont(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} is answered with ${String(answer.status)}`);
  return answer.arrayBuffer();
}

async function load(): Promise<FontFiles> {
  const [normal, bold] = await Promise.all([fetchFont(regularUrl), fetchFont(semiboldUrl)]);
  const faces = [
    new FontFace(family, normal, { weight: '400' }),
    new FontFace(family, bold, { weight: '600' }),
  ];
  for (const face of faces) document.fonts.add(await face.load());
  return { normal, bold };
}

let loading: Promise<FontFiles> | undefined;

/**
 * Fetches the font and registers it with the page, once.
 *
 * @throws PdfProblem when it cannot be fetched; the next call tries again.
 */
export async function loadFonts(): Promise<FontFiles> {
  loading ??= load();
  try {
    return await loading;
  } catch (cause) {
    loading = undefined;
    throw new PdfProblem('The fonts of the PDF could not be loaded. Please try again.', { cause });
  }
}
