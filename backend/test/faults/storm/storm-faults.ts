import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Bull from 'bull';
import pg from 'pg';
import { eventually } from '../../support/eventually.js';
import { accepted, type Replies } from '../../support/services/mail-server.js';
import { analysisQueue, type AnalysisJob } from '../../../src/queues/queues.js';
import type { FaultName } from './fault-kinds.js';
import { type Surroundings, usualModel } from './surroundings.js';

/** Ends a fault. */
type Mending = () => unknown;

/**
 * Starts a fault.
 *
 * @param pick at least 0 and below 1: selects one of several possible targets
 * @returns a function that ends the fault
 */
type Fault = (surroundings: Surroundings, pick: number) => Promise<Mending> | Mending;

/** A fault without a duration, which needs no end. */
const moment =
  (happen: (surroundings: Surroundings, pick: number) => unknown): Fault =>
  async (surroundings, pick) => {
    await happen(surroundings, pick);
    return () => undefined;
  };

const picked = <Item>(items: readonly Item[], pick: number): Item =>
  items[Math.floor(pick * items.length)]!;

/** Kills Redis and starts it again, with its data or empty. */
const redisAgain =
  (keepsData: boolean): Fault =>
  async ({ world }) => {
    await world.services.end('redis', 'SIGKILL');
    return async () => {
      const url = await world.services.start('redis');
      if (!keepsData) await world.services.emptyRedis();
      world.redis.leadTo(url);
    };
  };

const postgresAgain =
  (signal: NodeJS.Signals): Fault =>
  async ({ world }) => {
    await world.services.end('postgres', signal);
    return async () => world.postgres.leadTo(await world.services.start('postgres'));
  };

const endConnections = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

const readOnly = (value: 'on' | 'off') => `SET TRANSACTION READ WRITE;
  DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = ${value}',
    current_database()); END $$; ${endConnections}`;

/** Milliseconds between two rounds of ending connections. */
const roundMs = 300;

const modelThat =
  (behaviours: readonly string[]): Fault =>
  async ({ model }, pick) => {
    await model.behave({ always: { name: picked(behaviours, pick), retryAfter: '1' } });
    return () => model.behave(usualModel);
  };

const mailServerThat =
  (replies: Replies): Fault =>
  ({ world, mail }) => {
    world.mail.answer(replies);
    return () => {
      world.mail.answer({});
      // A client that waits for the reply that never comes would do so for ten minutes.
      mail.cut();
      mail.mend();
    };
  };

/** Moves the clocks of one web process and of one worker by this many hours, ahead or back. */
const clocksThatJump =
  (hours: number): Fault =>
  async ({ webs, workers }, pick) => {
    const clocks = [picked(webs, pick).clock, picked(workers, pick).clock];
    const isAhead = Math.floor(pick * 4) % 2 === 0;
    const moveTo = (to: number) => Promise.all(clocks.map((clock) => clock.moveTo(to)));
    await moveTo(isAhead ? hours : -hours);
    return () => moveTo(0);
  };

/** A report whose address a coach can correct; undefined while there is none. */
const aCompletedReport = async ({ world, notes }: Surroundings) => {
  const [report] = await world.query<{ id: string; email: string }>(
    `SELECT analyses.id, recipient_email AS email
     FROM analyses JOIN email_deliveries ON analysis_id = analyses.id
     WHERE generation_status = 'completed' AND status = 'sent' AND analyses.id <> ALL ($1)
     ORDER BY completed_at DESC LIMIT 1`,
    [notes.corrections.map(({ reportId }) => reportId)],
  );
  return report;
};

/** Retries on errors, because other faults go on meanwhile. */
const inSpite = <Answer>(what: string, ask: () => Promise<Answer | null | undefined>) =>
  eventually(what, () => ask().catch(() => null), 120);

const migrate = async (url: string): Promise<number | null> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../dist/migrate.js')], {
    env: { PATH: process.env['PATH'], DATABASE_URL: url },
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
};

/** How to start each fault. */
export const faults: Record<FaultName, Fault> = {
  'a worker is killed': moment(({ workers }, pick) => picked(workers, pick).kill()),
  'both workers are killed, twice': ({ workers }) => {
    for (const worker of workers) worker.kill();
    return () => {
      for (const worker of workers) worker.kill();
    };
  },
  'a web process is killed': moment(({ webs }, pick) => picked(webs, pick).kill()),
  'all four are stopped and started, one after the other': moment(async ({ webs, workers }) => {
    for (const process of [...webs, ...workers]) await process.replace();
  }),
  'a worker does nothing for longer than its lease': ({ workers }, pick) =>
    picked(workers, pick).pause(),
  'a web process does nothing': ({ webs }, pick) => picked(webs, pick).pause(),

  'Redis is killed and keeps its data': redisAgain(true),
  'Redis is killed and loses its data': redisAgain(false),
  'Redis is emptied': moment(({ world }) => world.services.emptyRedis()),
  'Redis is cut off': ({ world }) => {
    world.redis.cut();
    return () => world.redis.mend();
  },
  'Redis hangs and comes back': async ({ world }) => {
    await world.services.signal('redis', 'SIGSTOP');
    return () => world.services.signal('redis', 'SIGCONT');
  },
  'all connections to Redis die silently': moment(({ world }) => world.redis.freeze()),
  'half of the connections to Redis die silently': moment(({ world }) => world.redis.freeze(2)),
  'Redis is full': async ({ world }) => {
    await world.services.limitRedis(1);
    return () => world.services.limitRedis(0);
  },
  'Redis takes 200 ms more': ({ world }) => {
    world.redis.delay(200);
    return () => world.redis.mend();
  },

  'PostgreSQL ends its connections, again and again': ({ world }) => {
    const ended = new AbortController();
    const rounds = (async () => {
      while (!ended.signal.aborted) {
        await world.query(endConnections);
        await setTimeout(roundMs);
      }
    })();
    return () => {
      ended.abort();
      return rounds;
    };
  },
  'PostgreSQL is cut off': ({ world }) => {
    world.postgres.cut();
    return () => world.postgres.mend();
  },
  'PostgreSQL is restarted': postgresAgain('SIGINT'),
  'PostgreSQL crashes': postgresAgain('SIGQUIT'),
  'all connections to PostgreSQL die silently': moment(({ world }) => world.postgres.freeze()),
  'half of the connections to PostgreSQL die silently': moment(({ world }) =>
    world.postgres.freeze(2),
  ),
  'PostgreSQL is read-only': async ({ world }) => {
    await world.query(readOnly('on'));
    return () => world.query(readOnly('off'));
  },
  'the disk of PostgreSQL is full': ({ world: { disk } }) => {
    disk.isFull = true;
    return () => {
      disk.isFull = false;
    };
  },
  'all reports are locked': async ({ world }) => {
    const lock = new pg.Client({ connectionString: world.postgres.url });
    await lock.connect();
    await lock.query('BEGIN');
    await lock.query('SELECT FROM analyses FOR UPDATE');
    return () => lock.end();
  },

  'answers to owners are lost': ({ doors }, pick) => {
    const door = picked(doors, pick);
    door.loseReplies();
    return () => door.mend();
  },

  'the model refuses': modelThat([
    'rate limit',
    'server error',
    'bad gateway',
    'gateway timeout',
    'request timeout',
    'conflict',
  ]),
  'the model says what is of no use': modelThat([
    'refuse',
    'filter',
    'empty text',
    'plain text',
    'code fence',
    'no choices',
    'html',
    'empty body',
    'broken json',
    'five megabytes',
    'cut off by length',
  ]),
  'the model does not come to an end': modelThat([
    'hang',
    'drip',
    'cut off in the middle',
    'endless',
  ]),
  'the model is down': modelThat(['reset', 'unavailable']),
  'the quota of the model is used up': moment(({ model }) =>
    model.behave({ ...usualModel, parts: { letter: ['quota used up'] } }),
  ),

  'the mail server is away': ({ mail }) => {
    mail.cut();
    return () => mail.mend();
  },
  'the mail server greets with 421': mailServerThat({ greeting: '421 4.3.2 Not now' }),
  'the mail server greets with 554': mailServerThat({ greeting: '554 5.7.1 Not for you' }),
  'the mail server says nothing': mailServerThat({ greeting: null }),
  'recipients are put off with 450': mailServerThat({ recipient: '450 4.2.0 Greylisted' }),
  'recipients are refused with 550': ({ world, notes }) => {
    world.mail.answer({
      recipient: async (line) => {
        notes.refusedRecipients.push(/<(.*)>/.exec(line)?.[1] ?? '');
        return Promise.resolve('550 5.1.1 No such mailbox');
      },
    });
    return () => world.mail.answer({});
  },
  'mails are put off with 451': mailServerThat({ message: '451 4.3.0 Try again' }),
  'mails are taken, and the answer is lost': ({ world, mail }) => {
    world.mail.answer({
      message: () => {
        mail.cut();
        mail.mend();
        return Promise.resolve(accepted);
      },
    });
    return () => world.mail.answer({});
  },
  'mails are never answered': mailServerThat({ message: () => new Promise(() => undefined) }),
  'the mail server takes 700 ms more': ({ mail }) => {
    mail.delay(700);
    return () => mail.mend();
  },

  'clocks jump by an hour': clocksThatJump(1),
  'clocks jump by a day': clocksThatJump(24),

  'one submission is sent fifty times at once': moment(({ owners }) => owners.submitAtOnce(50)),
  'the same jobs come to all workers': moment(async ({ world }) => {
    const rows = await world.query<{ id: string }>(
      `SELECT id FROM analyses ORDER BY created_at DESC LIMIT 5`,
    );
    const queue = new Bull<AnalysisJob>(analysisQueue, world.redis.url);
    for (const { id } of rows)
      await queue.addBulk(Array.from({ length: 8 }, () => ({ data: { analysisId: id } })));
    await queue.close();
  }),
  'four migrations run at once': moment(async ({ world, notes }) => {
    const codes = await Promise.all([1, 2, 3, 4].map(() => migrate(world.postgres.url)));
    notes.migrations.push(...codes);
  }),
  'a report kills each worker that begins it': moment(async ({ owners }) => {
    await owners.submit({ isPoison: true });
  }),
  'a company is deleted while its report is made': moment(
    async ({ owners, coach, world, notes }) => {
      const { email } = await owners.submit();
      const companyId = await inSpite('the company is found', async () => {
        const [company] = await world.query<{ id: string }>(
          'SELECT id FROM companies WHERE owner_email = $1',
          [email],
        );
        return company?.id;
      });
      await inSpite('the company is deleted', async () =>
        [200, 404].includes((await coach.delete(companyId)) ?? 0) ? true : null,
      );
      notes.deletions.push({ email, at: Date.now() });
    },
  ),
  'two coaches correct an address at once': moment(async (surroundings) => {
    const { coach, notes } = surroundings;
    const report = await inSpite('a report to correct', () => aCompletedReport(surroundings));
    const from = Date.now();
    const calls = await Promise.all(
      [0, 1].map(async (door) => {
        const email = `corrected-${door}-${report.id.slice(0, 8)}@example.com`;
        return {
          email,
          status: await coach.correct(door, report.id, { email, expected: report.email }),
        };
      }),
    );
    notes.corrections.push({
      reportId: report.id,
      oldEmail: report.email,
      from,
      at: Date.now(),
      calls,
    });
  }),
  'sixty submissions come at once': moment(async ({ owners }) => {
    await Promise.all(Array.from({ length: 60 }, () => owners.submit()));
  }),
};
