import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { service } from './services.js';

/** An empty database of a test's own, on the server that the tests share or on another one. */
export async function createDatabase(
  server = service('DATABASE_URL'),
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const administer = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server.href });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await administer(`CREATE DATABASE ${name}`);
  const database = new URL(server);
  database.pathname = name;
  return { url: database.href, drop: () => administer(`DROP DATABASE ${name} WITH (FORCE)`) };
}
