import { Global, Module } from '@nestjs/common';
import { DatabaseReadings } from './database-readings.js';
import { Metrics } from './metrics.js';
import { MetricsServer } from './metrics-server.js';
import { ProcessReadings } from './process-readings.js';
import { RedisReadings } from './redis-readings.js';
import { Scrape } from './scrape.js';

@Global()
@Module({
  providers: [DatabaseReadings, Metrics, MetricsServer, ProcessReadings, RedisReadings, Scrape],
  exports: [Metrics],
})
export class MetricsModule {}
