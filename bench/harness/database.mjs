import pg from 'pg';

/**
 * Does work over a connection of its own.
 *
 * @template Result
 * @param {string} url of the database
 * @param {(client: pg.Client) => Promise<Result>} work
 */
export async function withClient(url, work) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
