import { Module } from '@nestjs/common';
import { ReportAccessModule } from '../report-access/report-access.module.js';
import { PlanSharesController } from './plan-shares.controller.js';
import { PlanSharesService } from './plan-shares.service.js';
import { SharedPlanController } from './shared-plan.controller.js';
import { SharedPlanReader } from './shared-plan.reader.js';

@Module({
  imports: [ReportAccessModule],
  controllers: [PlanSharesController, SharedPlanController],
  providers: [PlanSharesService, SharedPlanReader],
})
export class PlanSharesModule {}
