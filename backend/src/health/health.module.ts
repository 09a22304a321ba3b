import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { HealthController } from './health.controller.js';
import { OperatorServer } from './operator-server.js';
import { ReadinessService } from './readiness.service.js';

@Module({
  // Not logged: probes run every few seconds.
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController],
  providers: [OperatorServer, ReadinessService],
  exports: [ReadinessService],
})
export class HealthModule {}
