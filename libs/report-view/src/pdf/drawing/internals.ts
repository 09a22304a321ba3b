import type { jsPDF } from 'jspdf';

/** The part of jsPDF that writes a file's objects; its types lack it. */
interface PdfInternals {
  readonly write: (line: string) => void;
  /** The number of a new object, which is written later. */
  readonly newObjectDeferred: () => number;
  readonly newObjectDeferredBegin: (id: number, isWritten: boolean) => void;
  readonly getPageInfo: (page: number) => { readonly objId: number };
  readonly events: {
    readonly subscribe: (
      event: 'putPage' | 'postPutResources' | 'putCatalog',
      callback: (about?: { readonly pageNumber: number }) => void,
    ) => void;
  };
}

/** The writer of a PDF's file. */
export const internalsOf = (pdf: jsPDF): PdfInternals => pdf.internal as unknown as PdfInternals;

/** Writes an object of the file. */
export function writeObject(
  { newObjectDeferredBegin, write }: PdfInternals,
  id: number,
  entries: string,
): void {
  newObjectDeferredBegin(id, true);
  write(`<<${entries}>>`);
  write('endobj');
}

/** A text as a PDF's objects hold it: UTF-16 with a byte order mark, in hexadecimal. */
export function pdfString(text: string): string {
  const units = text.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
}

/** A reference to an object. */
export const pdfReference = (id: number): string => `${String(id)} 0 R`;
