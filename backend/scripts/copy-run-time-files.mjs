import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { makeFonts } from './make-fonts.mjs';

const backend = join(import.meta.dirname, '..');

// These are read at run time, from beside the bundles.
for (const path of ['mail/templates', 'pages/public', 'companies/sheet/xlsx-worker.mjs'])
  await cp(join(backend, 'src', path), join(backend, 'dist', basename(path)), { recursive: true });

const published = join(backend, 'dist/public');
await makeFonts(join(published, 'assets/fonts'));

// As the builds of the browser's bundles do.
for (const name of await readdir(published, { recursive: true })) {
  if (!/\.(css|js|svg)$/.test(name)) continue;
  const file = join(published, name);
  const content = await readFile(file);
  await writeFile(`${file}.br`, brotliCompressSync(content));
  await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
}
