import { writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { formatted } from './lint/formatted.mjs';

// Writes docs/openapi.json from the sources, so that nothing has to be built.
register('./dev/typescript-hooks.mjs', import.meta.url);
/** @param {string} path */
const source = (path) => import(new URL(`../backend/src/${path}`, import.meta.url).href);
const { AppModule } = await source('app.module.ts');
const { controllersOf } = await source('api-description/controllers-of.ts');
const { openApiOf } = await source('api-description/open-api.ts');
const description = openApiOf(controllersOf(await AppModule.forRole('web')));
const file = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));
writeFileSync(file, await formatted(file, JSON.stringify(description)));
// The queues' parts keep connections that were never made.
process.exit();
