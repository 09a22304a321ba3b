import { BullModule } from '@nestjs/bull';
import { Global, Module } from '@nestjs/common';
import { Environment } from '../config/environment.js';
import { Consumers } from './consumers.js';
import { queueNames } from './queues.js';
import { Turns } from './turns.js';
import { WorkQueues } from './work-queues.js';

@Global()
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [Environment],
      useFactory: (environment: Environment) => ({
        url: environment.REDIS_URL,
        // The row decides about tries and results, so a job that ran leaves nothing behind.
        defaultJobOptions: { attempts: 1, removeOnComplete: true, removeOnFail: true },
        // A killed worker's job comes back after seconds; Bull's own defaults take a minute.
        settings: { lockDuration: 15_000, stalledInterval: 5_000, maxStalledCount: 5 },
      }),
    }),
    BullModule.registerQueue(...queueNames.map((name) => ({ name }))),
  ],
  providers: [Consumers, Turns, WorkQueues],
  exports: [BullModule, Consumers, Turns, WorkQueues],
})
export class QueuesModule {}
