import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder as a deploy leaves it, for one test file. */
export interface WebDir {
  readonly path: string;
  write(file: string, content: string | Uint8Array): Promise<void>;
  publish(map: { imports: object; integrity: object }): Promise<void>;
  remove(): Promise<void>;
}

export async function aWebDir(): Promise<WebDir> {
  const path = await mkdtemp(join(tmpdir(), 'web-'));
  const write = async (file: string, content: string | Uint8Array): Promise<void> => {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(join(path, file), content);
  };
  return {
    path,
    write,
    publish: (map) => write('importmap.json', JSON.stringify(map)),
    remove: () => rm(path, { recursive: true }),
  };
}
