import { cp } from 'node:fs/promises';
import { join } from 'node:path';

const backend = join(import.meta.dirname, '..');

// tsc emits only what it compiles; the mail templates are read at run time.
await cp(join(backend, 'src/mail/templates'), join(backend, 'dist/mail/templates'), {
  recursive: true,
});
