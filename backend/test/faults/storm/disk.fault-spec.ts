import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createDatabase, type TestDatabase } from '../../support/services/own-database.js';
import { Disk } from '../../support/services/disk.js';
import { aProxyTo, type Proxy } from '../../support/services/proxy.js';

const full = { code: '53100', message: expect.stringContaining('No space left on device') };

describe('a full disk', () => {
  const disk = new Disk();
  let database: TestDatabase;
  let proxy: Proxy;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createDatabase();
    proxy = await aProxyTo(database.url, () => disk.statements());
    client = new pg.Client({ connectionString: proxy.url });
    await client.connect();
    await client.query('CREATE TABLE things (id int)');
  });

  afterAll(async () => {
    await client.end();
    await proxy.close();
    await database.drop();
  });

  const written = async (): Promise<number> =>
    (await client.query('SELECT FROM things')).rowCount ?? 0;

  it.each([
    ['with values', () => client.query('INSERT INTO things VALUES ($1) RETURNING id', [1])],
    ['without values', () => client.query('INSERT INTO things VALUES (1)')],
    ['within another', () => client.query('WITH one AS (SELECT 1) UPDATE things SET id = $1', [1])],
    [
      'over many pieces',
      () => client.query('UPDATE things SET id = length($1)', ['a'.repeat(1e6)]),
    ],
  ])('refuses a write %s, and takes it again later', async (_how, write) => {
    disk.isFull = true;
    await expect(write()).rejects.toMatchObject(full);
    disk.isFull = false;
    await expect(write()).resolves.toBeDefined();
  });

  it('lets reads and locks through', async () => {
    disk.isFull = true;
    await expect(client.query('SELECT $1::int', [1])).resolves.toBeDefined();
    await expect(
      client.query('WITH held AS (SELECT FROM things FOR UPDATE) SELECT FROM held'),
    ).resolves.toBeDefined();
    disk.isFull = false;
  });

  it('fails the transaction that the write is part of', async () => {
    const before = await written();
    await client.query('BEGIN');
    await client.query('INSERT INTO things VALUES (1)');
    disk.isFull = true;
    await expect(client.query('INSERT INTO things VALUES ($1)', [2])).rejects.toMatchObject(full);
    disk.isFull = false;
    await expect(client.query('SELECT 1')).rejects.toMatchObject({ code: '25P02' });
    expect((await client.query('COMMIT')).command).toBe('ROLLBACK');
    expect(await written()).toBe(before);
  });
});
