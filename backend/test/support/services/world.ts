import { randomUUID } from 'node:crypto';
import { apiPaths, type SubmitReply } from '@ellac/contracts';
import pg from 'pg';
import { type BackendProcess, startBackend } from './own-backend.js';
import { createDatabase } from './own-database.js';
import { eventually } from '../eventually.js';
import { Disk } from './disk.js';
import { aMailServer, type MailServer } from './mail-server.js';
import { ownServices, type OwnServices } from './own-services.js';
import { aProxyTo, type Proxy } from './proxy.js';
import { aQuestionnaire } from '../rows/questionnaires.js';

/** Everything around the backend's processes, for one fault test alone. */
export interface World {
  readonly mail: MailServer;
  readonly services: OwnServices;
  /** Redis as the backend sees it. */
  readonly redis: Proxy;
  /** PostgreSQL as the backend sees it. */
  readonly postgres: Proxy;
  /** PostgreSQL's disk, as the backend sees it. */
  readonly disk: Disk;
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Another connection, for locks that hold the backend up. */
  connect(): Promise<pg.Client>;
  /** Waits until the process is ready unless `untilReady` says otherwise. */
  start(settings?: Record<string, string>, untilReady?: boolean): Promise<BackendProcess>;
  close(): Promise<void>;
}

async function aWorld(hasOwnPostgres: boolean): Promise<World> {
  const services = ownServices();
  const redis = await aProxyTo(await services.start('redis'));
  const server = hasOwnPostgres ? new URL(await services.start('postgres')) : undefined;
  const database = await createDatabase(server);
  const disk = new Disk();
  const postgres = await aProxyTo(database.url, () => disk.statements());
  const mail = await aMailServer();
  const clients = new Set<pg.Client>();
  const backends: BackendProcess[] = [];
  const surroundings = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SMTP_URL: mail.url,
    SECRET: randomUUID().repeat(2),
    // All processes of a world have the same address, so that their mails are equal.
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMITS: 'off',
    DRAIN_SECONDS: '0',
  };
  return {
    mail,
    services,
    redis,
    postgres,
    disk,
    // Uses a new connection, because the test may have killed the open ones.
    query: async <Row>(text: string, values: unknown[] = []) => {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      try {
        return (await client.query(text, values)).rows as Row[];
      } finally {
        await client.end();
      }
    },
    connect: async () => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      clients.add(client);
      client.once('end', () => clients.delete(client));
      return client;
    },
    start: async (settings = {}, untilReady = true) => {
      const backend = await startBackend({ ...surroundings, ...settings }, untilReady);
      backends.push(backend);
      return backend;
    },
    close: async () => {
      await Promise.all(backends.map((backend) => backend.end('SIGKILL')));
      await Promise.all([...clients].map((client) => client.end()));
      if (!hasOwnPostgres) await database.drop();
      await Promise.all([mail.close(), redis.close(), postgres.close()]);
      await services.close();
    },
  };
}

/**
 * Runs a test with its own services, and removes them afterwards.
 *
 * @param hasOwnPostgres whether the test ends PostgreSQL; otherwise it uses the shared server.
 */
export async function inAWorld(
  test: (world: World) => Promise<void>,
  hasOwnPostgres = false,
): Promise<void> {
  const world = await aWorld(hasOwnPostgres);
  try {
    await test(world);
  } finally {
    await world.close();
  }
}

/** Sends a questionnaire, with `key` as the idempotency key. */
export const submit = (
  { url }: Pick<BackendProcess, 'url'>,
  questionnaire: unknown = aQuestionnaire(),
  key: string = randomUUID(),
  { headers = {}, signal }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Response> =>
  fetch(url + apiPaths.submit, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
    body: JSON.stringify(questionnaire),
    ...(signal && { signal }),
  });

/**
 * Sends a questionnaire that must be accepted. Where the server asks to try again, retries with the
 * same key, as the page does.
 *
 * @returns its response's id.
 */
export const submitted = (backend: BackendProcess): Promise<string> => {
  const key = randomUUID();
  return eventually('the submission is accepted', async () => {
    const answer = await submit(backend, aQuestionnaire(), key);
    if (answer.status === 503) return null;
    if (answer.status !== 201) throw new Error(`the submission was answered with ${answer.status}`);
    return ((await answer.json()) as SubmitReply).responseId;
  });
};

/** The state of a submission. */
export interface Standing {
  readonly analysisId: string;
  readonly generation: string;
  readonly attempt: number;
  /** One for each delivery. */
  readonly deliveries: readonly string[];
}

export async function standingOf(world: World, responseId: string): Promise<Standing> {
  const [row] = await world.query<Standing>(
    `SELECT analyses.id AS "analysisId", generation_status AS generation, analyses.attempt,
       array_remove(array_agg(email_deliveries.status), NULL) AS deliveries
     FROM analyses LEFT JOIN email_deliveries ON analysis_id = analyses.id
     WHERE response_id = $1 GROUP BY analyses.id`,
    [responseId],
  );
  return row!;
}

/** Waits until the report is completed and its one mail is sent. */
export const reported = (world: World, responseId: string, seconds = 180): Promise<Standing> =>
  eventually(
    'the report and its mail',
    async () => {
      const standing = await standingOf(world, responseId);
      const isDone = standing.generation === 'completed' && standing.deliveries[0] === 'sent';
      return isDone && standing.deliveries.length === 1 ? standing : null;
    },
    seconds,
  );

/** The mails of one report, as they came over the wire. */
export const mailsOf = (world: World, { analysisId }: Standing): string[] =>
  world.mail.received.filter((mail) => mail.includes(`/verify-report/${analysisId}`));

/** Waits until a lock blocks a statement of the backend; ends its connection if asked. */
export async function heldUp(
  world: Pick<World, 'query'>,
  beginning: string,
): Promise<() => Promise<void>> {
  const pid = await eventually(`${beginning} is held up`, async () => {
    const [row] = await world.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database()
       AND wait_event_type = 'Lock' AND query ~ $1`,
      [`^\\s*${beginning}`],
    );
    return row?.pid;
  });
  return async () => {
    // Waits until the connection is gone: a statement that gets its lock first would still commit.
    await world.query('SELECT pg_terminate_backend($1, 30000)', [pid]);
  };
}
