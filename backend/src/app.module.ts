import { type DynamicModule, Module } from '@nestjs/common';
import { CommonModule } from './common/common.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Role } from './config/environment.js';
import { DatabaseModule } from './database/database.module.js';
import { HealthModule } from './health/health.module.js';
import { LeasesModule } from './leases/leases.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { QueuesModule } from './queues/queues.module.js';
import { TracingModule } from './tracing/tracing.module.js';

/** The rooms of every process. */
export const everywhere = [
  ConfigModule,
  CommonModule,
  TracingModule,
  DatabaseModule,
  QueuesModule,
  LeasesModule,
  MetricsModule,
  HealthModule,
];

type Rooms = NonNullable<DynamicModule['imports']>;

const workerRooms = async (): Promise<Rooms> => (await import('./worker-rooms.js')).workerRooms;
const webRooms = async (): Promise<Rooms> => (await import('./web-rooms.js')).webRooms;

const roomsOf: Readonly<Record<Role, readonly (() => Promise<Rooms>)[]>> = {
  all: [workerRooms, webRooms],
  web: [webRooms],
  worker: [workerRooms],
};

@Module({})
export class AppModule {
  /** Loads the rooms of a process of this role, and the files and packages of no other. */
  static async forRole(role: Role): Promise<DynamicModule> {
    const rooms = await Promise.all(roomsOf[role].map((load) => load()));
    return { module: AppModule, imports: [...everywhere, ...rooms.flat()] };
  }
}
