// Starts the built backend on an empty database, for the browser tests.
import pg from 'pg';

const need = (name) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with npm test.`);
  return value;
};

const database = 'ellac_e2e';
const server = new URL(need('DATABASE_URL'));
const client = new pg.Client({ connectionString: server.href });
await client.connect();
await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
await client.query(`CREATE DATABASE ${database}`);
await client.end();

server.pathname = database;
const redis = new URL(need('REDIS_URL'));
redis.pathname = '15';
Object.assign(process.env, { DATABASE_URL: server.href, REDIS_URL: redis.href });
await import('../backend/dist/main.js');
