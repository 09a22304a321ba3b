import type { MaintenanceResult } from '@ellac/contracts';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { RepairService } from '../analysis/repair/repair.service.js';
import { NeedsRole } from '../common/http/needs-role.js';

@Controller('api/admin/analysis/fix-stuck-processing')
@NeedsRole('admin')
export class AdminRepairController {
  constructor(private readonly repair: RepairService) {}

  @Post()
  @HttpCode(200)
  async run(@ActingAdmin() actor: Actor): Promise<MaintenanceResult> {
    return { summary: await this.repair.runFor(actor) };
  }
}
