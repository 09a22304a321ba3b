import { BullModule } from '@nestjs/bull';
import { Global, Module } from '@nestjs/common';
import { Environment } from '../config/environment.js';
import { queueNames } from './queues.js';
import { WorkQueues } from './work-queues.js';

/** Milliseconds. Without them a connection that died without a word is waited on for hours. */
const connection = {
  connectTimeout: 5000,
  keepAlive: 5000,
  // The answer to every command; a fetch waits for a job for five seconds (Bull's `drainDelay`).
  socketTimeout: 10_000,
} as const;

@Global()
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [Environment],
      useFactory: (environment: Environment) => ({
        url: environment.REDIS_URL,
        redis: connection,
        // The row decides about tries and results, so a job that ran leaves nothing behind.
        defaultJobOptions: { attempts: 1, removeOnComplete: true, removeOnFail: true },
        // A killed worker's job comes back after seconds; Bull's own defaults take a minute.
        settings: { lockDuration: 15_000, stalledInterval: 5_000, maxStalledCount: 5 },
      }),
    }),
    BullModule.registerQueue(...queueNames.map((name) => ({ name }))),
  ],
  providers: [WorkQueues],
  exports: [BullModule, WorkQueues],
})
export class QueuesModule {}
