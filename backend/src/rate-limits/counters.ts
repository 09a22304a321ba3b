import { createHmac } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import { atMostEvery } from '../common/logging/at-most-every.js';
import { Environment } from '../config/environment.js';
import { type KeyRing, secretRing } from '../config/key-ring.js';
import { type RateLimitName, rateLimitRules } from './rate-limit-rules.js';

/** Milliseconds that Redis has to count; a request waits for it. */
const patience = 200;
/** Milliseconds between two tries to reconnect to Redis, and between two log lines about it. */
const retryPause = 1000;
const quiet = 60_000;
/** Characters; every network address is shorter. */
const longestOwnKey = 64;

interface Limiters {
  /** What this process has seen. */
  readonly own: RateLimiterMemory;
  /** What all processes have seen, on Redis. */
  readonly shared: RateLimiterRedis;
}

/**
 * Counts on Redis for all processes, and in this process as well, so that an unreachable or slow
 * Redis does not reset the counts. Keys are hashed for Redis, so that it holds neither addresses nor
 * e-mail addresses; every call looks into this process's own counts, which need none. During a
 * change-over of `SECRET`, Redis counts under the keys of both, so that no count begins anew and
 * processes that still have the old one count along.
 */
@Injectable()
export class Counters implements OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly limiters: Readonly<Record<RateLimitName, Limiters>>;
  private readonly tellAway: (error: Error) => void;
  private readonly secrets: KeyRing<string>;

  constructor(environment: Environment) {
    this.secrets = secretRing(environment);
    this.redis = new Redis(environment.REDIS_URL, {
      enableOfflineQueue: false,
      commandTimeout: patience,
      maxRetriesPerRequest: 0,
      retryStrategy: () => retryPause,
      enableAutoPipelining: true,
    });
    const log = new Logger('RateLimits');
    this.tellAway = atMostEvery(quiet, ({ message }: Error) =>
      log.warn(`no answer of Redis, so each process counts by itself: ${message}`),
    );
    this.redis.on('error', this.tellAway);
    const names = Object.keys(rateLimitRules) as RateLimitName[];
    this.limiters = Object.fromEntries(
      names.map((name) => [name, this.limitersOf(name)]),
    ) as Record<RateLimitName, Limiters>;
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  /**
   * Counts one event.
   *
   * @param seconds the time for which it counts, where no other event counts yet.
   * @returns the seconds to wait when the limit is exceeded, else null.
   */
  async count(
    name: RateLimitName,
    what: string,
    seconds: number = rateLimitRules[name].seconds,
  ): Promise<number | null> {
    const { points } = rateLimitRules[name];
    const counts = await this.add(name, what, seconds);
    const waits = counts
      .filter(({ consumedPoints }) => consumedPoints > points)
      .map(({ msBeforeNext }) => Math.ceil(msBeforeNext / 1000));
    return waits.length === 0 ? null : Math.max(...waits);
  }

  /** Counts one event. @returns by how many events, this one included, the limit is exceeded. */
  async excess(name: RateLimitName, what: string): Promise<number> {
    const { points, seconds } = rateLimitRules[name];
    const counts = await this.add(name, what, seconds);
    return Math.max(...counts.map(({ consumedPoints }) => consumedPoints)) - points;
  }

  /** Lets this process treat the limit as exceeded for this time. */
  async block(name: RateLimitName, what: string, seconds: number): Promise<void> {
    await this.limiters[name].own.block(this.ownKey(what), seconds);
  }

  /** The seconds to wait when this process knows that the limit is exceeded, else null. */
  async ownWait(name: RateLimitName, what: string): Promise<number | null> {
    const seen = await this.limiters[name].own.get(this.ownKey(what));
    if (seen === null || seen.consumedPoints <= rateLimitRules[name].points) return null;
    return Math.ceil(seen.msBeforeNext / 1000);
  }

  /** Takes one event back. */
  async uncount(name: RateLimitName, what: string): Promise<void> {
    await this.inBoth(name, what, (limiter, key) => limiter.reward(key, 1));
  }

  private add(name: RateLimitName, what: string, seconds: number): Promise<RateLimiterRes[]> {
    return this.inBoth(name, what, (limiter, key) =>
      limiter.penalty(key, 1, { customDuration: seconds }),
    );
  }

  /** Changes all counts; only this process's while Redis does not reply. */
  private async inBoth(
    name: RateLimitName,
    what: string,
    change: (limiter: Limiters[keyof Limiters], key: string) => Promise<RateLimiterRes>,
  ): Promise<RateLimiterRes[]> {
    const { own, shared } = this.limiters[name];
    const counted = await change(own, this.ownKey(what));
    try {
      const keys = this.secrets.map((secret) => hash(secret, what));
      return [counted, ...(await Promise.all(keys.map((key) => change(shared, key))))];
    } catch (error) {
      this.tellAway(error instanceof Error ? error : new Error(String(error)));
      return [counted];
    }
  }

  private limitersOf(name: RateLimitName): Limiters {
    const { points, seconds } = rateLimitRules[name];
    const options = { points, duration: seconds, keyPrefix: `limit:${name}` };
    return {
      own: new RateLimiterMemory(options),
      shared: new RateLimiterRedis({
        ...options,
        storeClient: this.redis,
        rejectIfRedisNotReady: true,
      }),
    };
  }

  /** A hash takes longer than all else here; only a long key, such as a name that was typed, gets one. */
  private ownKey(what: string): string {
    return what.length <= longestOwnKey ? what : hash(this.secrets[0], what);
  }
}

const hash = (secret: string, what: string): string =>
  createHmac('sha256', secret).update(`rate-limit:${what}`).digest('base64url');
