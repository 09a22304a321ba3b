import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { makeFonts } from './make-fonts.mjs';

const backend = join(import.meta.dirname, '..');

// tsc emits only what it compiles; these are read at run time.
for (const path of ['mail/templates', 'pages/public', 'companies/sheet/xlsx-worker.mjs']) {
  // A file that a version no longer has would still be served.
  await rm(join(backend, 'dist', path), { recursive: true, force: true });
  await cp(join(backend, 'src', path), join(backend, 'dist', path), { recursive: true });
}

const published = join(backend, 'dist/pages/public');
await makeFonts(join(published, 'assets/fonts'));

// As the builds of the browser's bundles do.
for (const name of await readdir(published, { recursive: true })) {
  if (!/\.(css|js|svg)$/.test(name)) continue;
  const file = join(published, name);
  const content = await readFile(file);
  await writeFile(`${file}.br`, brotliCompressSync(content));
  await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
}
