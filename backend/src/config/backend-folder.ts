import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folderOf = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : folderOf(dirname(folder));

/** The folder of the backend, wherever this code lies in it: in a bundle or among the sources. */
export const backendFolder = folderOf(import.meta.dirname);
