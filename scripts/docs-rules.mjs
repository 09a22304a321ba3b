import { writeFileSync } from 'node:fs';
import { register } from 'node:module';

// Writes docs/rules.md from the sources, so that nothing has to be built.
register('./dev/typescript-hooks.mjs', import.meta.url);
const { rulesPage } = await import(
  new URL('../libs/diagnosis/src/testing/rules-page.ts', import.meta.url).href
);
writeFileSync(new URL('../docs/rules.md', import.meta.url), rulesPage());
