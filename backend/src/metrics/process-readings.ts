import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { buildOf } from '../config/build.js';
import { Environment } from '../config/environment.js';
import { newestMigration } from '../database/data-source.js';
import { Consumers } from '../leases/consumers.js';
import { aReading, type Reading } from './metric-reading.js';

/** What this process knows of itself. */
@Injectable()
export class ProcessReadings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly consumers: Consumers,
    private readonly environment: Environment,
  ) {}

  read(): readonly Reading[] {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return [
      {
        name: 'ellac_consumer_fetch_age_seconds',
        help: 'Seconds since this worker last asked Redis for a job of the queue; 0 while it has its fill.',
        values: [...this.consumers.all()].map(({ queue, secondsSinceFetch }) => ({
          labels: { queue: queue.name },
          value: secondsSinceFetch,
        })),
      },
      {
        name: 'ellac_database_connections',
        help: 'Connections of this process to PostgreSQL, all and those that are idle.',
        values: [
          { labels: { state: 'all' }, value: totalCount },
          { labels: { state: 'idle' }, value: idleCount },
        ],
      },
      aReading(
        'ellac_database_waiting',
        'How many statements of this process wait for a connection to PostgreSQL.',
        waitingCount,
      ),
      {
        name: 'ellac_build_info',
        help: '1, with the version that runs and the newest migration that it knows.',
        values: [
          {
            labels: { version: buildOf(this.environment), schema: newestMigration },
            value: 1,
          },
        ],
      },
    ];
  }

  /** TypeORM's driver has no type for it. */
  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { readonly master: Pool }).master;
  }
}
