import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A piece of text with its position, in points from the page's bottom left. */
export interface PdfText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** The font's size. */
  readonly size: number;
}

export interface PdfPage {
  readonly texts: readonly PdfText[];
  /** The target pages of the links on this page, from 1. */
  readonly links: readonly number[];
  /** What a screen reader finds on this page. */
  readonly structure: StructureNode;
  /** Texts that are neither part of the structure nor marked as decoration. */
  readonly unmarked: readonly string[];
}

/** An element of the document's structure, as far as it stands on a page. */
export interface StructureNode {
  readonly role: string;
  /** What is said in place of a figure. */
  readonly alt?: string;
  readonly children: readonly (StructureNode | { readonly type: string })[];
}

/** A bookmark and where it leads. */
export interface Bookmark {
  readonly title: string;
  /** From 1. */
  readonly page: number;
  /** Points from the page's bottom. */
  readonly top: number;
  readonly parts: readonly Bookmark[];
}

export interface Pdf {
  readonly fileName: string;
  readonly bytes: number;
  readonly info: Readonly<Record<string, unknown>>;
  readonly pages: readonly PdfPage[];
  /** Reads the colours of what is filled on the cover, as `#rrggbb`; it takes a while. */
  readonly coverFills: () => Promise<readonly string[]>;
  readonly bookmarks: readonly Bookmark[];
}

/** The bookmarks of each report's PDF. */
export const sections = [
  'Important Note',
  'Executive Summary',
  'Introduction',
  'ELLAC Phase 2 Scores',
  'Findings',
  'Strategic Implications',
  'Recommendations',
  'Implementation Plan',
  'Appendix',
];

/** The page's height in points. */
export const pageHeight = 841.89;

/** Presses the button, waits for the file and parses it. */
export const downloadPdf = async (page: Page): Promise<Pdf> => readPdf(await pressDownload(page));

/** Presses the button and waits for the file. */
export async function pressDownload(page: Page): Promise<Download> {
  const button = page.getByRole('button', { name: 'Download PDF' }).first();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    button.click(),
  ]);
  return download;
}

/** Parses the file with an independent library. The worker does nothing else in these seconds. */
export async function readPdf(download: Download): Promise<Pdf> {
  const file = await readFile(await download.path());
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { info } = await pdf.getMetadata();
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index): Promise<PdfPage> => {
      const sheet = await pdf.getPage(index + 1);
      const { items } = await sheet.getTextContent();
      const annotations = (await sheet.getAnnotations()) as { dest?: [{ num: number }] }[];
      const links = annotations.flatMap(({ dest }) => (dest === undefined ? [] : [dest[0]]));
      return {
        texts: items.flatMap((item) => {
          if (!('str' in item) || item.str.trim() === '') return [];
          const [, , , , left, baseline] = item.transform as number[];
          return [
            {
              text: item.str,
              left: left!,
              right: left! + item.width,
              baseline: baseline!,
              size: item.height,
            },
          ];
        }),
        links: await Promise.all(
          links.map(async (target) => (await pdf.getPageIndex(target as never)) + 1),
        ),
        structure: (await sheet.getStructTree()) as unknown as StructureNode,
        unmarked: unmarkedIn((await sheet.getTextContent({ includeMarkedContent: true })).items),
      };
    }),
  );
  return {
    fileName: download.suggestedFilename(),
    bytes: file.length,
    info: info as Record<string, unknown>,
    pages,
    coverFills: async () => fillsOf(await pdf.getPage(1)),
    bookmarks: await bookmarksIn(pdf, (await pdf.getOutline()) as unknown as Outline),
  };
}

async function fillsOf(sheet: Awaited<ReturnType<PdfDocument['getPage']>>): Promise<string[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await sheet.getOperatorList();
  return argsArray.flatMap((args: unknown, index) =>
    fnArray[index] === OPS.setFillRGBColor ? [String((args as readonly unknown[])[0])] : [],
  );
}

/** Whether a colour, as `#rrggbb`, is this one; a PDF rounds its parts. */
const isAbout = (hex: string, parts: readonly number[]): boolean =>
  parts.every(
    (part, index) => Math.abs(parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) - part) <= 1,
  );

/**
 * Expects the brand's accent on the cover, as the third bar of the mark, which is drawn as a shape.
 *
 * @param accent red, green, blue
 */
export async function expectOnCover(pdf: Pdf, accent: readonly number[]): Promise<void> {
  const fills = await pdf.coverFills();
  expect(
    fills.some((fill) => isAbout(fill, accent)),
    `the brand's accent on the cover, among ${fills.join(' ')}`,
  ).toBe(true);
}

/** An item of a page's content: a text, or where a marked piece begins or ends. */
type MarkedItem = { readonly str: string } | { readonly type: string };

/** The texts outside of all marked pieces. */
function unmarkedIn(items: readonly MarkedItem[]): readonly string[] {
  let depth = 0;
  return items.flatMap((item) => {
    if ('type' in item) {
      depth += item.type === 'endMarkedContent' ? -1 : 1;
      return [];
    }
    return depth === 0 && item.str.trim() !== '' ? [item.str] : [];
  });
}

type Outline = readonly {
  readonly title: string;
  readonly dest: readonly [{ readonly num: number }, unknown, number, number];
  readonly items: Outline;
}[];

const bookmarksIn = (pdf: PdfDocument, outline: Outline): Promise<readonly Bookmark[]> =>
  Promise.all(
    outline.map(async ({ title, dest, items }) => ({
      title,
      page: (await pdf.getPageIndex(dest[0] as never)) + 1,
      top: dest[3],
      parts: await bookmarksIn(pdf, items),
    })),
  );

/** The titles of the bookmarks that stand at the left. */
export const titlesOf = ({ bookmarks }: Pdf): readonly string[] =>
  bookmarks.map(({ title }) => title);

/** The words of these pages, in reading order. */
export const wordsOfPdf = (...pages: readonly Pick<PdfPage, 'texts'>[]): string[] =>
  pages.flatMap(({ texts }) => texts.flatMap(({ text }) => text.split(/\s+/).filter(Boolean)));

/** A text without its blanks: PDF readers join lines differently. */
export const squeezed = (text: string): string => text.normalize('NFC').replace(/\s+/g, '');

/** Asserts that a text stands in one piece on one page. */
export function expectInOnePiece(pdf: Pdf, text: string): void {
  const pages = pdf.pages.map((page) => squeezed(wordsOfPdf(page).join('')));
  expect(
    pages.some((page) => page.includes(squeezed(text))),
    `in one piece: ${text}`,
  ).toBe(true);
}
