import { InjectQueue } from '@nestjs/bull';
import { Injectable, ServiceUnavailableException, type OnModuleDestroy } from '@nestjs/common';
import {
  HealthCheckService,
  HealthIndicatorService,
  type HealthCheckResult,
  type HealthIndicatorResult,
} from '@nestjs/terminus';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { analysisQueue } from '../queues/queues.js';

type CheckStatus = 'up' | 'degraded' | 'down';

/** What a probe may know: how things are, not where they are or in which version. */
export interface Readiness {
  readonly status: 'ok' | 'degraded' | 'unavailable';
  readonly checks: Readonly<Record<string, CheckStatus>>;
}

/** Milliseconds a dependency has to answer in; a probe itself usually waits for a second. */
const patience = 500;
/** Milliseconds an answer counts for, so that many probes do not become load. */
const freshFor = 1000;

/** Whether this process can serve: not without PostgreSQL and our schema, but without Redis. */
@Injectable()
export class ReadinessService implements OnModuleDestroy {
  private shuttingDown = false;

  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly dataSource: DataSource,
    @InjectQueue(analysisQueue) private readonly queue: Queue,
  ) {}

  /** From here on no new request should come, though those at work are finished. */
  onModuleDestroy(): void {
    this.shuttingDown = true;
  }

  async check(): Promise<Readiness> {
    if (this.shuttingDown) return { status: 'unavailable', checks: {} };
    const { status, details } = await this.ask();
    return {
      status: status === 'ok' || status === 'degraded' ? status : 'unavailable',
      checks: Object.fromEntries(
        Object.entries(details).map(([name, detail]) => [name, detail.status]),
      ),
    };
  }

  private async ask(): Promise<HealthCheckResult> {
    try {
      return await this.health.check([
        () => this.required('postgres', () => this.dataSource.query('SELECT 1')),
        () => this.required('schema', () => this.schemaIsCurrent()),
        () => this.redis(),
      ]);
    } catch (error) {
      if (error instanceof ServiceUnavailableException)
        return error.getResponse() as HealthCheckResult;
      throw error;
    }
  }

  private async required(
    name: string,
    ask: () => Promise<unknown>,
  ): Promise<HealthIndicatorResult> {
    return this.indicators
      .check(name)
      .attempt(async () => {
        await ask();
      })
      .withTimeout(patience)
      .cacheFor(freshFor);
  }

  /** A newer schema than ours is fine: while versions change, old and new run side by side. */
  private async schemaIsCurrent(): Promise<void> {
    const done = await this.dataSource.query<{ name: string }[]>('SELECT name FROM migrations');
    const names = new Set(done.map((row) => row.name));
    if (this.dataSource.migrations.some((migration) => !names.has(migration.name ?? '')))
      throw new Error('migrations are pending');
  }

  /** Submissions are taken and reports are read without Redis; only new analyses wait. */
  private async redis(): Promise<HealthIndicatorResult> {
    const answer = await this.required('redis', async () => {
      // A command given to a client without a connection would wait in its memory for one.
      if (this.queue.client.status !== 'ready') throw new Error('not connected');
      await this.queue.client.ping();
    });
    const session = this.indicators.check('redis');
    return answer['redis']?.status === 'up' ? session.up() : session.degraded();
  }
}
