// The least that a server must do: node:http and pg. A submission is one transaction with four
// inserts, a report and a link are one SELECT each. Runs in a process of its own.
import { createServer } from 'node:http';
import pg from 'pg';
import { report, verify } from './plain-reads.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

await pool.query(`
  CREATE SCHEMA IF NOT EXISTS plain;
  CREATE TABLE IF NOT EXISTS plain.companies (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), name text, owner text, email text);
  CREATE TABLE IF NOT EXISTS plain.responses (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), company_id uuid, answers jsonb);
  CREATE TABLE IF NOT EXISTS plain.analyses (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), response_id uuid, status text);
  CREATE TABLE IF NOT EXISTS plain.outbox (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), analysis_id uuid);
`);

/** @param {string} body */
async function submit(body) {
  const answers = JSON.parse(body);
  const { name, owner_first_name: owner, owner_email: email } = answers.company_info;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const idOf = async (/** @type {string} */ text, /** @type {unknown[]} */ values) =>
      (await client.query(`INSERT INTO plain.${text} RETURNING id`, values)).rows[0].id;
    const company = await idOf('companies (name, owner, email) VALUES ($1, $2, $3)', [
      name,
      owner,
      email,
    ]);
    const response = await idOf('responses (company_id, answers) VALUES ($1, $2)', [company, body]);
    const analysis = await idOf('analyses (response_id, status) VALUES ($1, $2)', [
      response,
      'pending',
    ]);
    await idOf('outbox (analysis_id) VALUES ($1)', [analysis]);
    await client.query('COMMIT');
    return { responseId: response };
  } finally {
    client.release();
  }
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(`${request.url}`, 'http://localhost');
  const id = pathname.slice(pathname.lastIndexOf('/') + 1);
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (piece) => (body += piece));
  request.on('end', () => {
    const work =
      request.method === 'POST'
        ? submit(body)
        : pathname.startsWith('/verify')
          ? verify(pool, id, `${searchParams.get('token')}`)
          : report(pool, id);
    work.then(
      (found) => {
        const text = JSON.stringify(found);
        const status = found === undefined ? 404 : request.method === 'POST' ? 201 : 200;
        response.writeHead(status, {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(text ?? ''),
        });
        response.end(text);
      },
      (error) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.({ url: `http://127.0.0.1:${port}` });
});
