import type { MaintenanceResult } from '@ellac/contracts';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActingAdmin, type Actor } from '../../audit/actor.js';
import { recordAudit } from '../../audit/record-audit.js';
import { RepairService } from './repair.service.js';

@Controller('api/admin/analysis/fix-stuck-processing')
export class AdminRepairController {
  constructor(
    private readonly repair: RepairService,
    private readonly dataSource: DataSource,
  ) {}

  /** The repair is many small changes, each complete by itself; its entry tells what they came to. */
  @Post()
  @HttpCode(200)
  async run(@ActingAdmin() actor: Actor): Promise<MaintenanceResult> {
    const summary = await this.repair.run();
    await recordAudit(this.dataSource.manager, actor, {
      action: 'maintenance.repair',
      targetType: 'maintenance',
      targetId: null,
      details: { ...summary },
    });
    return { summary };
  }
}
