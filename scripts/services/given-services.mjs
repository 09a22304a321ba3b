import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../run/folders.mjs';
import { Problem } from '../run/problem.mjs';

/** The clients are the backend's own, so that what works here works there. */
const ofBackend = createRequire(join(ROOT, 'backend/package.json'));

const PATIENCE_MS = 5_000;

/** The oldest PostgreSQL that still gets fixes, in the server's own version format. */
const OLDEST_POSTGRES = 150_000;

/** Error codes and messages of servers for a wrong name or password. */
const REFUSALS =
  /^(28P01|28000|EAUTH|ENOAUTH)$|WRONGPASS|NOAUTH|invalid password|invalid username/i;

/**
 * Checks the servers that are used instead of the local ones.
 *
 * @param {import('../run/start-settings.mjs').Settings['services']} given
 * @returns {Promise<string[]>} a sentence for each problem that does not prevent the start
 * @throws {Problem} when the database cannot be used, because nothing works without it
 */
export async function checkGivenServices({ DATABASE_URL, REDIS_URL, SMTP_URL }) {
  if (DATABASE_URL) await checkDatabase(DATABASE_URL);
  const remarks = await Promise.all([
    REDIS_URL && remarkOnRedis(REDIS_URL),
    SMTP_URL && remarkOnMailServer(SMTP_URL),
  ]);
  return remarks.flatMap((remark) => remark || []);
}

/** @param {string} url */
async function checkDatabase(url) {
  const who = `The PostgreSQL at ${place(url)}`;
  /** @type {typeof import('pg')} */
  const { Client } = ofBackend('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('SHOW server_version_num');
    const fault = ageOfDatabase(Number(rows[0]?.server_version_num));
    if (fault) throw new Problem(`${who} ${fault}`);
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (code(error) === '3D000') {
      throw new Problem(`${who} has no database of that name: create it, or correct DATABASE_URL.`);
    }
    throw new Problem(`${who} ${trouble(error, 'DATABASE_URL')}`);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * @param {number} version such as 150004 for 15.4
 * @returns {string | undefined} undefined when it is new enough
 */
export function ageOfDatabase(version) {
  if (version >= OLDEST_POSTGRES) return undefined;
  return `has version ${Math.floor(version / 10_000)}, and ${OLDEST_POSTGRES / 10_000} or later is needed.`;
}

/**
 * @param {string} url
 * @throws {Problem} when Redis refuses the login
 */
async function remarkOnRedis(url) {
  const who = `The Redis at ${place(url)}`;
  /** @type {typeof import('ioredis')} */
  const { Redis } = createRequire(ofBackend.resolve('bull'))('ioredis');
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    retryStrategy: () => null,
  });
  /**
   * @type {Error | undefined} the cause of the closed connection, which the rejected promise does
   *   not tell
   */
  let cause;
  client.on('error', (error) => (cause ??= error));
  try {
    await client.connect();
    const policy =
      /^maxmemory_policy:(\S+)/m.exec(await client.info('memory'))?.[1] ?? 'noeviction';
    if (policy === 'noeviction') return undefined;
    return `${who} drops waiting reports when its memory is full (its maxmemory-policy is ${policy}): set that to noeviction.`;
  } catch (error) {
    const sentence = `${who} ${trouble(cause ?? error, 'REDIS_URL')}`;
    // A refused login ends Bull's clients, and so the backend; without a reply they wait.
    if (isRefusal(cause ?? error)) throw new Problem(sentence);
    return `${sentence} Until then reports wait and none is made.`;
  } finally {
    client.disconnect();
  }
}

/** @param {string} url */
async function remarkOnMailServer(url) {
  const who = `The mail server at ${place(url)}`;
  /** @type {typeof import('nodemailer')} */
  const { createTransport } = ofBackend('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return `${who} ${trouble(error, 'SMTP_URL')} Until then no mail is sent.`;
  } finally {
    transport.close();
  }
}

/**
 * Host and port, never the password.
 *
 * @param {string} url
 */
const place = (url) => (URL.canParse(url) && new URL(url).host) || 'its socket';

/**
 * @param {unknown} error
 * @param {string} setting
 */
function trouble(error, setting) {
  const { message } = /** @type {Error} */ (error);
  if (isRefusal(error)) return `refuses the name or the password: correct ${setting}.`;
  return `cannot be reached (${code(error) || message}): start it, or correct ${setting}.`;
}

/** @param {unknown} error */
const isRefusal = (error) => REFUSALS.test(code(error)) || REFUSALS.test(`${error}`);

/** @param {unknown} error */
const code = (error) => /** @type {NodeJS.ErrnoException} */ (error).code ?? '';
