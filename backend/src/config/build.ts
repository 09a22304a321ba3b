import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backendFolder } from './backend-folder.js';
import type { Environment } from './environment.js';

const { version } = JSON.parse(readFileSync(join(backendFolder, 'package.json'), 'utf8')) as {
  version: string;
};

/** What runs, as in `0.1.0 (1a2b3c4)`: the version, and the sources it was built from if they are named. */
export const buildOf = ({ BUILD }: Pick<Environment, 'BUILD'>): string =>
  BUILD === undefined ? version : `${version} (${BUILD})`;
