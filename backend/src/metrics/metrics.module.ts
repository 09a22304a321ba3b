import { Global, Module } from '@nestjs/common';
import { DatabaseReadings } from './database-readings.js';
import { Metrics } from './metrics.js';
import { ProcessReadings } from './process-readings.js';
import { RedisReadings } from './redis-readings.js';
import { Scrape } from './scrape.js';

@Global()
@Module({
  providers: [DatabaseReadings, Metrics, ProcessReadings, RedisReadings, Scrape],
  exports: [Metrics, Scrape],
})
export class MetricsModule {}
