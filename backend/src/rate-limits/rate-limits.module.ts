import { Global, Module } from '@nestjs/common';
import { Counters } from './counters.js';
import { RateLimits } from './rate-limits.service.js';

@Global()
@Module({ providers: [Counters, RateLimits], exports: [RateLimits] })
export class RateLimitsModule {}
