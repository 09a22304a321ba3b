import { Module } from '@nestjs/common';
import { ReportAccessModule } from '../report-access/report-access.module.js';
import { StepTicksController } from './step-ticks.controller.js';
import { StepTicksService } from './step-ticks.service.js';

@Module({
  imports: [ReportAccessModule],
  controllers: [StepTicksController],
  providers: [StepTicksService],
})
export class StepTicksModule {}
