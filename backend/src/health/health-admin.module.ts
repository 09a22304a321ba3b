import { Module } from '@nestjs/common';
import { AdminHealthController } from './admin-health.controller.js';
import { HealthModule } from './health.module.js';

/** Only where there are sessions: on a worker these routes would be unprotected. */
@Module({ imports: [HealthModule], controllers: [AdminHealthController] })
export class HealthAdminModule {}
