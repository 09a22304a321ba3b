import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OwnServer } from '../servers/own-server.js';

/** Adds the example companies, in all states, to a server. */
export async function addExampleCompanies({ databaseUrl }: OwnServer): Promise<void> {
  const seed = join(import.meta.dirname, '../../../backend/dist/seed.js');
  await promisify(execFile)(process.execPath, [seed], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl },
  });
}
