import { inflateRawSync } from 'node:zlib';

/** The files in a ZIP archive as text, by their names; those of its directory. */
function filesIn(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf('PK\u0005\u0006');
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const size = archive.readUInt32LE(at + 20);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      archive.readUInt16LE(at + place),
    ) as [number, number, number];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const data = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    files.set(name, inflateRawSync(archive.subarray(data, data + size)).toString('utf8'));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

/** A text as a spreadsheet program shows it: without the spellings of XML and of the format. */
const shown = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .replace(/_x([\dA-F]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** The number of a column such as "AB", from 0. */
const columnAt = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** A cell with what makes it a text, a number or a time. */
export interface XlsxCell {
  readonly value: string | number;
  /** The code of its format, such as "@" for text; null where it has none. */
  readonly format: string | null;
  readonly isBold: boolean;
}

export interface XlsxSheet {
  /** The XML of the sheet. */
  readonly xml: string;
  /** The rows; undefined where a cell is empty. */
  readonly rows: readonly (readonly (XlsxCell | undefined)[])[];
}

/** Reads the first sheet of an Excel file. */
export function readXlsx(archive: Buffer): XlsxSheet {
  const files = filesIn(archive);
  const xml = files.get('xl/worksheets/sheet1.xml')!;
  const styles = files.get('xl/styles.xml')!;
  const texts = [...files.get('xl/sharedStrings.xml')!.matchAll(/<t[^>]*>([^<]*)<\/t>/g)];
  const formats = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [
      id!,
      code!,
    ]),
  );
  const fonts = [...styles.matchAll(/<font>.*?<\/font>/g)].map(([font]) => font);
  const looks = [.../<cellXfs.*?<\/cellXfs>/s.exec(styles)![0].matchAll(/<xf [^>]*>/g)].map(
    ([look]) => ({
      format: formats.get(/numFmtId="(\d+)"/.exec(look)?.[1] ?? '') ?? null,
      isBold: /<b\/>/.test(fonts[Number(/fontId="(\d+)"/.exec(look)?.[1] ?? 0)] ?? ''),
    }),
  );
  const rows = [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) => {
    const cells: (XlsxCell | undefined)[] = [];
    for (const [, attributes, content] of row!.matchAll(/<c ([^>]*)>(.*?)<\/c>/gs)) {
      const written = /<v>(.*)<\/v>/.exec(content!)![1]!;
      const look = looks[Number(/\bs="(\d+)"/.exec(attributes!)?.[1] ?? 0)];
      cells[columnAt(/\br="([A-Z]+)/.exec(attributes!)![1]!)] = {
        value: /\bt="s"/.test(attributes!) ? shown(texts[Number(written)]![1]!) : Number(written),
        format: look?.format ?? null,
        isBold: look?.isBold ?? false,
      };
    }
    return cells;
  });
  return { xml, rows };
}

/** The time that a number of such a file stands for, which counts the days since 1900. */
export const timeOf = (days: number): string =>
  new Date(Math.round((days - 25_569) * 86_400_000)).toISOString();
