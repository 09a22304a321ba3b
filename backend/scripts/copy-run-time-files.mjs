import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const backend = join(import.meta.dirname, '..');

// tsc emits only what it compiles; these folders are read at run time.
for (const folder of ['mail/templates', 'pages/public']) {
  await cp(join(backend, 'src', folder), join(backend, 'dist', folder), { recursive: true });
}

// As the builds of the browser's bundles do.
const published = join(backend, 'dist/pages/public');
for (const name of await readdir(published, { recursive: true })) {
  if (!/\.(css|js|svg)$/.test(name)) continue;
  const file = join(published, name);
  const content = await readFile(file);
  await writeFile(`${file}.br`, brotliCompressSync(content));
  await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
}
