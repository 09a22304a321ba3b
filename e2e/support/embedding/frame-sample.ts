import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The sample of the guide, on a product that runs elsewhere. */
export async function frameSample(productOrigin: string): Promise<string> {
  const file = join(import.meta.dirname, '../../../docs/samples/frame.html');
  return (await readFile(file, 'utf8')).replaceAll('https://evaluation.example', productOrigin);
}
