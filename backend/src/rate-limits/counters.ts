import { createHmac } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { atMostEvery } from '../common/logging/at-most-every.js';
import { Environment } from '../config/environment.js';
import { type RateLimitName, rateLimitRules } from './rules.js';

/** Milliseconds that Redis has to count; a request waits for it. */
const patience = 200;
/** Milliseconds between two tries to reach a Redis that is away, and between two lines about it. */
const retryPause = 1000;
const quiet = 60_000;

/**
 * Counts on Redis, for all processes together; while Redis is away each process counts by itself.
 * What is counted is hashed: addresses and e-mails are nobody's business there.
 */
@Injectable()
export class Counters implements OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly limiters: Readonly<Record<RateLimitName, RateLimiterRedis>>;
  private readonly secret: string;

  constructor({ REDIS_URL, SECRET }: Environment) {
    this.secret = SECRET;
    this.redis = new Redis(REDIS_URL, {
      enableOfflineQueue: false,
      commandTimeout: patience,
      maxRetriesPerRequest: 0,
      retryStrategy: () => retryPause,
    });
    const log = new Logger('RateLimits');
    this.redis.on(
      'error',
      atMostEvery(quiet, ({ message }: Error) =>
        log.warn(`no connection to Redis, so each process counts by itself: ${message}`),
      ),
    );
    const names = Object.keys(rateLimitRules) as RateLimitName[];
    this.limiters = Object.fromEntries(names.map((name) => [name, this.limiter(name)])) as Record<
      RateLimitName,
      RateLimiterRedis
    >;
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  /** Counts one. @returns the seconds to wait when that was one too many, else null. */
  async count(name: RateLimitName, what: string): Promise<number | null> {
    const key = this.hash(what);
    const { points } = rateLimitRules[name];
    const counted = await this.limiters[name].penalty(key, 1);
    return counted.consumedPoints > points ? Math.ceil(counted.msBeforeNext / 1000) : null;
  }

  /** Takes one back. */
  async uncount(name: RateLimitName, what: string): Promise<void> {
    await this.limiters[name].reward(this.hash(what), 1);
  }

  private limiter(name: RateLimitName): RateLimiterRedis {
    const { points, seconds } = rateLimitRules[name];
    const options = { points, duration: seconds, keyPrefix: `limit:${name}` };
    return new RateLimiterRedis({
      ...options,
      storeClient: this.redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(options),
    });
  }

  private hash(what: string): string {
    return createHmac('sha256', this.secret).update(`rate-limit:${what}`).digest('base64url');
  }
}
