import { InjectQueue } from '@nestjs/bull';
import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import {
  HealthCheckService,
  HealthIndicatorService,
  type HealthCheckResult,
  type HealthIndicatorResult,
} from '@nestjs/terminus';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { Environment } from '../config/environment.js';
import { Consumers } from '../queues/consumers.js';
import { analysisQueue, queueNames } from '../queues/queues.js';

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

/**
 * Whether this process can do its work. Nobody can without PostgreSQL and our schema; a worker
 * cannot without Redis either, while submissions are taken and reports are read without it.
 */
@Injectable()
export class ReadinessService {
  private stopping = false;

  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly dataSource: DataSource,
    private readonly environment: Environment,
    private readonly consumers: Consumers,
    @InjectQueue(analysisQueue) private readonly queue: Queue,
  ) {}

  /** From here on no new request should come, though those at work are finished. */
  stop(): void {
    this.stopping = true;
  }

  async check(): Promise<Readiness> {
    if (this.stopping) return { status: 'unavailable', checks: {} };
    const { status, details } = await this.ask();
    return {
      status: status === 'ok' || status === 'degraded' ? status : 'unavailable',
      checks: Object.fromEntries(
        Object.entries(details).map(([name, detail]) => [name, detail.status]),
      ),
    };
  }

  private async ask(): Promise<HealthCheckResult> {
    const redis = [
      () => this.forWorkers('redis', () => this.askRedis()),
      () => this.forWorkers('eviction', () => this.redisKeepsJobs()),
    ];
    const consumers = () => this.forWorkers('consumers', () => this.queuesAreServed());
    try {
      return await this.health.check([
        () => this.required('postgres', () => this.dataSource.query('SELECT 1')),
        () => this.required('schema', () => this.schemaIsCurrent()),
        ...redis,
        ...(this.environment.ROLE === 'web' ? [] : [consumers]),
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

  /** What a worker cannot do without, and what only makes the others' new analyses wait. */
  private async forWorkers(
    name: string,
    ask: () => Promise<unknown>,
  ): Promise<HealthIndicatorResult> {
    const answer = await this.required(name, ask);
    const isMissed = answer[name]?.status !== 'up' && this.environment.ROLE !== 'worker';
    return isMissed ? this.indicators.check(name).degraded() : answer;
  }

  /** A newer schema than ours is fine: while versions change, old and new run side by side. */
  private async schemaIsCurrent(): Promise<void> {
    const done = await this.dataSource.query<{ name: string }[]>('SELECT name FROM migrations');
    const names = new Set(done.map((row) => row.name));
    if (this.dataSource.migrations.some((migration) => !names.has(migration.name ?? '')))
      throw new Error('migrations are pending');
  }

  private async askRedis(): Promise<void> {
    // A command given to a client without a connection would wait in its memory for one.
    if (this.queue.client.status !== 'ready') throw new Error('not connected');
    await this.queue.client.ping();
  }

  /** Any policy but this one throws jobs away when memory runs out, without a word. */
  private async redisKeepsJobs(): Promise<void> {
    if (this.queue.client.status !== 'ready') throw new Error('not connected');
    const memory = await this.queue.client.info('memory');
    if (!/^maxmemory_policy:noeviction\s*$/m.test(memory)) throw new Error('jobs may be evicted');
  }

  private queuesAreServed(): Promise<void> {
    return queueNames.every((name) => this.consumers.isServing(name))
      ? Promise.resolve()
      : Promise.reject(new Error('a queue has no consumer'));
  }
}
