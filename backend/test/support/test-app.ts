import { randomUUID } from 'node:crypto';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Test } from '@nestjs/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { JsonLogger } from '../../src/common/logging/json-logger.js';
import { Environment, readEnvironment } from '../../src/config/environment.js';
import { configureApp } from '../../src/configure-app.js';
import { migrateDatabase } from '../../src/database/data-source.js';
import { analysisQueue } from '../../src/queues/queues.js';
import { checkReplies } from './rows/reply-schemas.js';
import { createMigratedDatabase } from './services/own-database.js';
import { redisUrl } from './services/own-redis.js';
import { service } from './services/service-address.js';

/** The whole backend on real services, with a database of its own. */
export interface TestApp {
  readonly http: ReturnType<typeof supertest>;
  readonly dataSource: DataSource;
  readonly app: NestExpressApplication;
  readonly environment: Environment;
  close(): Promise<void>;
}

/** Starts the backend; `settings` replaces single settings. */
export async function startTestApp(settings: Record<string, string> = {}): Promise<TestApp> {
  const database = await createMigratedDatabase(migrateDatabase);
  const app = await start({ ...settings, DATABASE_URL: database.url });
  // A test that sets REDIS_URL wants an unreachable Redis, where flushing would wait forever.
  if (settings['REDIS_URL'] === undefined)
    await app.app.get<Queue>(getQueueToken(analysisQueue)).client.flushdb();
  return {
    ...app,
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

/** Starts a second backend on the same database and Redis. Close it before the first one. */
export const startBeside = (
  { environment }: TestApp,
  settings: Record<string, string> = {},
): Promise<TestApp> => start({ DATABASE_URL: environment.DATABASE_URL, ...settings });

async function start(settings: Record<string, string>): Promise<TestApp> {
  const environment = readEnvironment({
    SECRET: randomUUID().repeat(2),
    PUBLIC_URL: 'http://localhost:3000',
    SMTP_URL: service('SMTP_URL').href,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    REDIS_URL: redisUrl(),
    ...settings,
  });
  const rooms = await AppModule.forRole(environment.ROLE);
  const testing = await Test.createTestingModule({ imports: [rooms] })
    .overrideProvider(Environment)
    .useValue(environment)
    .compile();
  const app = await configureApp(
    testing.createNestApplication<NestExpressApplication>({
      bodyParser: false,
      logger: new JsonLogger(environment, process.stderr),
    }),
  );
  app.use(checkReplies);
  await app.init();
  // A sweep at the full minute would do the work that a test expects to see undone.
  if (environment.ROLE !== 'web')
    for (const job of app.get(SchedulerRegistry).getCronJobs().values()) await job.stop();
  await app.listen(0, '127.0.0.1');
  return {
    http: supertest(app.getHttpServer()),
    dataSource: app.get(DataSource),
    app,
    environment,
    close: () => app.close(),
  };
}
