import { BullModule } from '@nestjs/bull';
import { Global, Module } from '@nestjs/common';
import { Environment } from '../config/environment.js';
import { queueConnection } from './queue-connection.js';
import { queueNames } from './queues.js';
import { WorkQueues } from './work-queues.js';

@Global()
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [Environment],
      useFactory: (environment: Environment) => ({
        url: environment.REDIS_URL,
        redis: queueConnection(environment.REDIS_URL),
        // The row holds tries and results, so a finished job is deleted.
        defaultJobOptions: { attempts: 1, removeOnComplete: true, removeOnFail: true },
        // A killed worker's job is requeued after seconds; with Bull's defaults it takes a minute.
        settings: { lockDuration: 15_000, stalledInterval: 5_000, maxStalledCount: 5 },
      }),
    }),
    BullModule.registerQueue(...queueNames.map((name) => ({ name }))),
  ],
  providers: [WorkQueues],
  exports: [BullModule, WorkQueues],
})
export class QueuesModule {}
