import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run/folders.mjs';
import { runInTerminal } from './run/in-terminal.mjs';
import { report } from './run/main.mjs';
import { Problem } from './run/problem.mjs';
import { withDatabase } from './services/database.mjs';
import { requireNode } from './setup/node-version.mjs';

const COMMAND = join(ROOT, 'backend/dist/seed.js');

try {
  requireNode();
  if (!existsSync(COMMAND)) {
    throw new Problem('The backend is not built yet: run npm start once, or npm run build.');
  }
  await withDatabase((DATABASE_URL, end) =>
    runInTerminal(COMMAND, process.argv.slice(2), { ...process.env, DATABASE_URL }, end),
  );
} catch (error) {
  report(error);
  process.exitCode = 1;
}
