import { Global, Module } from '@nestjs/common';
import { Consumers } from './consumers.js';
import { FetchWatch } from './fetch-watch.js';
import { HeldLeases } from './held-leases.js';
import { TaskLeases } from './task-leases.js';

@Global()
@Module({
  providers: [Consumers, FetchWatch, HeldLeases, TaskLeases],
  exports: [Consumers, FetchWatch, HeldLeases, TaskLeases],
})
export class LeasesModule {}
