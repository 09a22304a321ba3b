// Starts the built backend on an empty database, for the browser tests.
import pg from 'pg';

const need = (name) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with npm test.`);
  return value;
};

const own = new URL(need('E2E_DATABASE_URL'));
const database = own.pathname.slice(1);
const client = new pg.Client({ connectionString: need('DATABASE_URL') });
await client.connect();
await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
await client.query(`CREATE DATABASE ${database}`);
await client.end();

const redis = new URL(need('REDIS_URL'));
redis.pathname = '15';
Object.assign(process.env, { DATABASE_URL: own.href, REDIS_URL: redis.href });
await import('../backend/dist/main.js');
