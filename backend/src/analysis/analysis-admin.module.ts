import { Module } from '@nestjs/common';
import { AnalysisModule } from './analysis.module.js';
import { AdminRegenerateController } from './admin-regenerate.controller.js';
import { AdminRepairController } from './repair/admin-repair.controller.js';
import { Regeneration } from './regeneration.service.js';

/** What coaches do with analyses; only where the door of the admin area is. */
@Module({
  imports: [AnalysisModule],
  controllers: [AdminRegenerateController, AdminRepairController],
  providers: [Regeneration],
})
export class AnalysisAdminModule {}
