import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { HealthController } from './health.controller.js';
import { OperatorServer } from './operator-server.js';
import { ReadinessService } from './readiness.service.js';

@Module({
  // Probes come every few seconds: whoever reads the answer knows, the log need not repeat it.
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController],
  providers: [OperatorServer, ReadinessService],
  exports: [ReadinessService],
})
export class HealthModule {}
