import { Module } from '@nestjs/common';
import { AdminHealthController } from './admin-health.controller.js';
import { HealthModule } from './health.module.js';

/** Only where there are sessions: on a worker nobody would guard it. */
@Module({ imports: [HealthModule], controllers: [AdminHealthController] })
export class HealthAdminModule {}
