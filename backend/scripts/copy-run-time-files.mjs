import { cp } from 'node:fs/promises';
import { join } from 'node:path';

const backend = join(import.meta.dirname, '..');

// tsc emits only what it compiles; these folders are read at run time.
for (const folder of ['mail/templates', 'pages/public']) {
  await cp(join(backend, 'src', folder), join(backend, 'dist', folder), { recursive: true });
}
