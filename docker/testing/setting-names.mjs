import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/run/folders.mjs';

const environment = readFileSync(join(ROOT, 'backend/src/config/environment.ts'), 'utf8');

/** Every setting that the backend knows. */
export const settingNames = [...environment.matchAll(/^ {2}readonly ([A-Z_]+)[?!]?:/gm)].map(
  ([, name]) => `${name}`,
);
