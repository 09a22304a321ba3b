import { Module } from '@nestjs/common';
import { AnalysisModule } from './analysis.module.js';
import { AdminRepairController } from './repair/admin-repair.controller.js';

/** What coaches do with analyses; only where the door of the admin area is. */
@Module({
  imports: [AnalysisModule],
  controllers: [AdminRepairController],
})
export class AnalysisAdminModule {}
