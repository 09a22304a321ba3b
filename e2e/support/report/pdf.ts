import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

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
}

export interface Pdf {
  readonly fileName: string;
  readonly bytes: number;
  readonly info: Readonly<Record<string, unknown>>;
  readonly pages: readonly PdfPage[];
  readonly bookmarks: readonly string[];
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
];

/** The page's height in points. */
export const pageHeight = 841.89;

/** Presses the button, waits for the file and parses it with an independent library. */
export async function downloadPdf(page: Page): Promise<Pdf> {
  const button = page.getByRole('button', { name: 'Download PDF' });
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    button.click(),
  ]);
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
      };
    }),
  );
  const outline = await pdf.getOutline();
  return {
    fileName: download.suggestedFilename(),
    bytes: file.length,
    info: info as Record<string, unknown>,
    pages,
    bookmarks: outline.map(({ title }) => title),
  };
}

/** The words of these pages, in reading order. */
export const wordsOfPdf = (...pages: readonly PdfPage[]): string[] =>
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
