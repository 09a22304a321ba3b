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
import { buildOf } from '../config/build.js';
import { Environment } from '../config/environment.js';
import { usesLanguageModel } from '../config/uses-language-model.js';
import { Consumers } from '../leases/consumers.js';
import { FetchWatch } from '../leases/fetch-watch.js';
import { analysisQueue, queueNames } from '../queues/queues.js';
import { isPoolFull } from './connection-pool.js';
import { Probe } from './probe.js';
import { askRedis, muchMemory, readRedisMemory, type RedisMemory } from './redis-memory.js';
import { longWithoutRepair, readWorkFacts, type WorkFacts } from './work-facts.js';

type PartStatus = 'up' | 'degraded' | 'down';

/** The state of one dependency. */
export interface Part {
  readonly status: PartStatus;
  /** A sentence about it for an operator. */
  readonly note?: string;
}

/** `degraded` is ready: requests are served, and something waits or is slow. */
export interface Readiness {
  readonly status: 'ok' | 'degraded' | 'down';
  readonly parts: Readonly<Record<string, Part>>;
}

/**
 * Whether this process can do its work. Every role needs PostgreSQL with our schema. A worker also
 * needs a Redis that keeps its jobs; other roles accept submissions and show reports without it. A
 * slow reply, a single error, and anything that only delays work make a process degraded, so that
 * load takes no healthy process out of service.
 */
@Injectable()
export class ReadinessService {
  /** Milliseconds on the process's clock. */
  private readonly startedAt = performance.now();
  private stopping = false;
  private newestMigration = 'none so far';
  private memory: RedisMemory | null = null;
  private facts: WorkFacts | null = null;
  private readonly postgres = new Probe(() => this.whereThereIsRoom(() => this.askPostgres()));
  private readonly schema = new Probe(() => this.whereThereIsRoom(() => this.schemaIsCurrent()));
  private readonly work = new Probe(() =>
    this.whereThereIsRoom(async () => (this.facts = await readWorkFacts(this.dataSource))),
  );
  private readonly redis = new Probe(() => askRedis(this.queue.client, (client) => client.ping()));
  private readonly redisMemory = new Probe(
    async () => (this.memory = await readRedisMemory(this.queue.client)),
  );

  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly dataSource: DataSource,
    private readonly environment: Environment,
    private readonly consumers: Consumers,
    private readonly fetching: FetchWatch,
    @InjectQueue(analysisQueue) private readonly queue: Queue,
  ) {}

  /** From here on no new request should come; running requests still finish. */
  stop(): void {
    this.stopping = true;
  }

  async check(): Promise<Readiness> {
    if (this.stopping) return { status: 'down', parts: {} };
    const { status, details } = await this.ask();
    return {
      status: status === 'ok' || status === 'degraded' ? status : 'down',
      parts: details,
    };
  }

  private async ask(): Promise<HealthCheckResult> {
    const worksOnJobs = this.environment.ROLE !== 'web';
    const parts: Record<string, () => Part | Promise<Part>> = {
      build: () => ({ status: 'up', note: buildOf(this.environment) }),
      postgres: () => statusOf(this.postgres),
      schema: () => this.schemaPart(),
      pool: () => this.poolPart(),
      redis: async () => this.forWorkers(await statusOf(this.redis)),
      eviction: () => this.evictionPart(),
      memory: () => this.memoryPart(),
      ...(worksOnJobs && {
        consumers: () => this.forWorkers(this.consumersPart()),
        fetching: () => this.forWorkers(this.fetchingPart()),
      }),
      repair: () => this.repairPart(),
      mail: () => this.waiting(this.facts?.mailRefusal, 'the mail server takes no mails'),
      model: () => this.modelPart(),
    };
    // Loads the facts that the last three parts read.
    await this.work.result();
    try {
      return await this.health.check(
        Object.entries(parts).map(
          ([name, read]) =>
            async () =>
              this.indicate(name, await read()),
        ),
      );
    } catch (error) {
      if (error instanceof ServiceUnavailableException)
        return error.getResponse() as HealthCheckResult;
      throw error;
    }
  }

  private indicate(name: string, { status, note }: Part): HealthIndicatorResult {
    const data: { note?: string } = note === undefined ? {} : { note };
    const indicator = this.indicators.check(name);
    if (status === 'up') return indicator.up(data);
    return status === 'degraded' ? indicator.degraded(data) : indicator.down(data);
  }

  /**
   * A worker is down without this part. Elsewhere only new analyses wait for it, so the process is
   * degraded.
   */
  private forWorkers(part: Part): Part {
    const isOthers = part.status === 'down' && this.environment.ROLE !== 'worker';
    return isOthers ? { ...part, status: 'degraded' } : part;
  }

  private async schemaPart(): Promise<Part> {
    const part = await statusOf(this.schema);
    return { note: this.newestMigration, ...part };
  }

  private poolPart(): Part {
    if (!isPoolFull(this.dataSource)) return { status: 'up' };
    return { status: 'degraded', note: 'requests wait for a connection to PostgreSQL' };
  }

  private async evictionPart(): Promise<Part> {
    const part = await statusOf(this.redisMemory);
    // Under any other policy Redis silently deletes jobs when its memory is full.
    const mayEvict = this.memory !== null && this.memory.policy !== 'noeviction';
    return this.forWorkers(mayEvict ? { status: 'down', note: 'Redis may evict jobs' } : part);
  }

  private async memoryPart(): Promise<Part> {
    const { status } = await statusOf(this.redisMemory);
    const used = this.memory?.used ?? 0;
    if (status === 'down' || used < muchMemory) return { status: 'up' };
    const note = `Redis uses ${Math.round(used * 100)} % of its memory`;
    return used < 1 ? { status: 'degraded', note } : this.forWorkers({ status: 'down', note });
  }

  private consumersPart(): Part {
    const isServed = queueNames.every((name) => this.consumers.isServing(name));
    return isServed ? { status: 'up' } : { status: 'down', note: 'a queue has no consumer' };
  }

  private fetchingPart(): Part {
    const ages = [...this.consumers.all()].map(({ secondsSinceFetch }) => secondsSinceFetch);
    const note = `${Math.round(Math.max(0, ...ages))} s ago`;
    return { status: this.fetching.isBlind ? 'down' : 'up', note };
  }

  private repairPart(): Part {
    const seconds = this.facts?.secondsSinceRepair ?? null;
    // In the first minute after the start, no worker may have run it yet.
    if (seconds === null)
      return performance.now() - this.startedAt < longWithoutRepair * 1000
        ? { status: 'up' }
        : { status: 'degraded', note: 'never ran' };
    const status = seconds > longWithoutRepair ? 'degraded' : 'up';
    return { status, note: `ran ${Math.max(0, Math.round(seconds))} s ago` };
  }

  private modelPart(): Part {
    // The row stays when the language model is switched off, so it counts only while the model is
    // used.
    const pause = usesLanguageModel(this.environment) ? this.facts?.modelPause : null;
    return this.waiting(pause, 'the language model is paused');
  }

  private waiting(reason: string | null | undefined, what: string): Part {
    if (reason === null || reason === undefined) return { status: 'up' };
    return { status: 'degraded', note: `${what}: ${reason}` };
  }

  /**
   * A full pool is reported as a part of its own. A query that waits for a connection would make
   * PostgreSQL look unreachable.
   */
  private async whereThereIsRoom(ask: () => Promise<unknown>): Promise<void> {
    if (!isPoolFull(this.dataSource)) await ask();
  }

  private async askPostgres(): Promise<void> {
    await this.dataSource.query('SELECT 1');
  }

  /** A newer schema than ours is fine: during a deploy, old and new processes run side by side. */
  private async schemaIsCurrent(): Promise<void> {
    const done = await this.dataSource.query<{ name: string }[]>(
      'SELECT name FROM migrations ORDER BY timestamp',
    );
    this.newestMigration = done.at(-1)?.name ?? this.newestMigration;
    const names = new Set(done.map((row) => row.name));
    if (this.dataSource.migrations.some((migration) => !names.has(migration.name ?? '')))
      throw new Error('migrations are pending');
  }
}

async function statusOf(probe: Probe): Promise<Part> {
  const result = await probe.result();
  if (result === 'up' || result === 'down') return { status: result };
  return { status: 'degraded', note: result === 'slow' ? 'slow' : 'one error' };
}
