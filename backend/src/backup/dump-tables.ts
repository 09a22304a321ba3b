import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client, escapeIdentifier } from 'pg';
import { to } from 'pg-copy-streams';
import { type Contents, contentsFile, tablesThere, transferSettings } from './table-files.js';

/**
 * Writes all rows as they are at one moment, while others go on writing.
 *
 * @param folder an empty one, for this user only.
 */
export async function dumpTables(url: string, folder: string): Promise<void> {
  // Without keep-alive, a connection whose server disappeared would wait forever.
  const client = new Client({ connectionString: url, keepAlive: true });
  // The running query rejects with the same error; without a listener the event would end the
  // process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(transferSettings);
    const contents = await contentsOf(client);
    const names = contents.tables.map(({ name }) => escapeIdentifier(name));
    // This lock keeps migrations from changing tables that are not read yet.
    await client.query(`LOCK TABLE ${names.join()} IN ACCESS SHARE MODE`);
    for (const { name, columns } of contents.tables) {
      const listed = columns.map(escapeIdentifier).join();
      await pipeline(
        client.query(to(`COPY public.${escapeIdentifier(name)} (${listed}) TO STDOUT`)),
        createWriteStream(join(folder, name), { flags: 'wx' }),
      );
    }
    await writeFile(contentsFile(folder), JSON.stringify(contents, null, 2), { flag: 'wx' });
  } finally {
    await client.end();
  }
}

async function contentsOf(client: Client): Promise<Contents> {
  const { rows: migrations } = await client.query<{ name: string }>(
    'SELECT name FROM public.migrations ORDER BY id',
  );
  const { rows: tables } = await client.query<Contents['tables'][number]>(
    `SELECT name, ARRAY(
       SELECT attname::text FROM pg_attribute
       WHERE attrelid = format('public.%I', name)::regclass
         AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
       ORDER BY attnum
     ) AS columns
     FROM (${tablesThere}) AS tables`,
  );
  const { rows: sequences } = await client.query<Contents['sequences'][number]>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  return { migrations: migrations.map(({ name }) => name), tables, sequences };
}
