import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { databaseUrl } from './database.js';

/** Adds the example companies, in all states, to the browser tests' own server. */
export async function addExampleCompanies(): Promise<void> {
  const seed = join(import.meta.dirname, '../../backend/dist/seed.js');
  await promisify(execFile)(process.execPath, [seed], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl() },
  });
}
