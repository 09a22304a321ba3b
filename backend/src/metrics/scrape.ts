import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Registry } from 'prom-client';
import { atMostEvery } from '../common/logging/at-most-every.js';
import { DatabaseReadings } from './database-readings.js';
import { Metrics, type ScrapeSource, scrapeSources } from './metrics.js';
import { ProcessReadings } from './process-readings.js';
import { type Reading, registryOf } from './metric-reading.js';
import { RedisReadings } from './redis-readings.js';

/** Milliseconds that a source has. Prometheus gives a whole scrape ten seconds by default. */
const patienceMs = 2000;

/** Milliseconds without a further line in the log while a source stays away. */
const quietMs = 60_000;

type Readings = readonly Reading[];

/** Reads the current values; those of an unreachable source are left out. */
@Injectable()
export class Scrape {
  private readonly log = new Logger('Metrics');
  private readonly sources: Readonly<Record<ScrapeSource, { read(): Promise<Readings> }>>;
  /**
   * One query at a time to each source, so that a hanging one does not take another connection with
   * each scrape.
   */
  private readonly asking = new Map<ScrapeSource, Promise<Readings>>();
  private readonly tell = atMostEvery(quietMs, (source: ScrapeSource, error: unknown) =>
    this.log.warn('a scrape lacks what a source should say', { source, error }),
  );

  constructor(
    private readonly metrics: Metrics,
    private readonly ofProcess: ProcessReadings,
    database: DatabaseReadings,
    redis: RedisReadings,
  ) {
    this.sources = { database, redis };
  }

  /** @returns text in the format of Prometheus; never later than after some two seconds. */
  async text(): Promise<string> {
    const read = await Promise.all(scrapeSources.map((source) => this.readingsOf(source)));
    const now = registryOf([...this.ofProcess.read(), ...read.flat()]);
    return Registry.merge([this.metrics.registry, now]).metrics();
  }

  private async readingsOf(source: ScrapeSource): Promise<Readings> {
    const inTime = new AbortController();
    const late = setTimeout(patienceMs, null, { ref: false, signal: inTime.signal });
    // The timer is aborted, and rejects, when the source replies first.
    late.catch(() => undefined);
    try {
      const readings = await Promise.race([this.ask(source), late]);
      if (readings === null) throw new Error('no answer in time');
      return readings;
    } catch (error) {
      this.metrics.scrapeFailed(source);
      this.tell(source, error);
      return [];
    } finally {
      inTime.abort();
    }
  }

  private ask(source: ScrapeSource): Promise<Readings> {
    const asked =
      this.asking.get(source) ??
      this.sources[source].read().finally(() => this.asking.delete(source));
    this.asking.set(source, asked);
    return asked;
  }
}
