import { setTimeout } from 'node:timers/promises';
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
import { Probe } from './probe.js';

type CheckStatus = 'up' | 'degraded' | 'down';

/** What a probe may know: how things are, not where they are or in which version. */
export interface Readiness {
  readonly status: 'ok' | 'degraded' | 'unavailable';
  readonly checks: Readonly<Record<string, CheckStatus>>;
}

/** Milliseconds after which Redis is taken for gone: a connection that died says nothing. */
const redisPatience = 5000;

/**
 * Whether this process can do its work. Nobody can without PostgreSQL and our schema; a worker
 * cannot without Redis either, while submissions are taken and reports are read without it.
 * A slow answer or a single error degrades, so that load takes no healthy process out of service.
 */
@Injectable()
export class ReadinessService {
  private stopping = false;
  private readonly postgres = new Probe(() => this.dataSource.query('SELECT 1'));
  private readonly schema = new Probe(() => this.schemaIsCurrent());
  private readonly redis = new Probe(() => this.askRedis());
  private readonly eviction = new Probe(() => this.redisKeepsJobs());
  private readonly queuesServed = new Probe(() => this.queuesAreServed());

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
    const { ROLE } = this.environment;
    try {
      return await this.health.check([
        () => this.required('postgres', this.postgres),
        () => this.required('schema', this.schema),
        () => this.forWorkers('redis', this.redis),
        () => this.forWorkers('eviction', this.eviction),
        ...(ROLE === 'web' ? [] : [() => this.forWorkers('consumers', this.queuesServed)]),
      ]);
    } catch (error) {
      if (error instanceof ServiceUnavailableException)
        return error.getResponse() as HealthCheckResult;
      throw error;
    }
  }

  private async required(name: string, probe: Probe): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check(name);
    const result = await probe.result();
    if (result === 'up') return indicator.up();
    return result === 'down' ? indicator.down() : indicator.degraded();
  }

  /** What a worker cannot do without, and what only makes the others' new analyses wait. */
  private async forWorkers(name: string, probe: Probe): Promise<HealthIndicatorResult> {
    const answer = await this.required(name, probe);
    const isDown = answer[name]?.status === 'down' && this.environment.ROLE !== 'worker';
    return isDown ? this.indicators.check(name).degraded() : answer;
  }

  /** A newer schema than ours is fine: while versions change, old and new run side by side. */
  private async schemaIsCurrent(): Promise<void> {
    const done = await this.dataSource.query<{ name: string }[]>('SELECT name FROM migrations');
    const names = new Set(done.map((row) => row.name));
    if (this.dataSource.migrations.some((migration) => !names.has(migration.name ?? '')))
      throw new Error('migrations are pending');
  }

  private async askRedis(): Promise<void> {
    await this.ofRedis((client) => client.ping());
  }

  private async ofRedis(ask: (client: Queue['client']) => Promise<string>): Promise<string> {
    const { client } = this.queue;
    // A command given to a client without a connection would wait in its memory for one.
    if (client.status !== 'ready') throw new Error('not connected');
    const late = setTimeout(redisPatience, null, { ref: false });
    const answer = await Promise.race([ask(client), late]);
    if (answer === null) throw new Error('no answer');
    return answer;
  }

  /** Any policy but this one throws jobs away when memory runs out, without a word. */
  private async redisKeepsJobs(): Promise<void> {
    const memory = await this.ofRedis((client) => client.info('memory'));
    if (!/^maxmemory_policy:noeviction\s*$/m.test(memory)) throw new Error('jobs may be evicted');
  }

  private queuesAreServed(): Promise<void> {
    return queueNames.every((name) => this.consumers.isServing(name))
      ? Promise.resolve()
      : Promise.reject(new Error('a queue has no consumer'));
  }
}
