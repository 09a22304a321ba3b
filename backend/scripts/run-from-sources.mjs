// Runs the backend from its TypeScript sources, for `npm run dev`. Its packages are loaded first;
// the sources when the parent says so. What takes longest is then done before a change is saved.
import { readFileSync } from 'node:fs';
import { register } from 'node:module';

register('../../scripts/dev/typescript-hooks.mjs', import.meta.url);

const { dependencies } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
const packages = Object.keys(dependencies).filter((name) => !name.startsWith('@ellac/'));
const wasTold = new Promise((resolve) => process.once('message', resolve));

// Nothing else keeps a process alive that waits.
process.channel?.ref();
for (const name of packages)
  await import(name).catch((error) => {
    // It has no main module, and is loaded by a path of its own where it is needed.
    if (error.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw error;
  });
Object.assign(process.env, await wasTold);
process.channel?.unref();
await import('../src/main.ts');
