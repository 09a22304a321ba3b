// What the prescribed framework alone takes: Express with Helmet's headers, and one SELECT for a
// report and for a link. Runs in a process of its own.
import express from 'express';
import helmet from 'helmet';
import pg from 'pg';
import { report, verify } from './plain-reads.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const app = express();
app.disable('etag');
app.use(helmet());
app.get('/report/:id', async ({ params }, response) => {
  response.json(await report(pool, params.id));
});
app.get('/verify/:id', async ({ params, query }, response) => {
  response.json(await verify(pool, params.id, String(query.token)));
});
const server = app.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.({ url: `http://127.0.0.1:${port}` });
});
