import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { LeaseService } from '../../database/lease.service.js';
import { RepairService } from './repair.service.js';
import { repairPeriodSeconds } from './thresholds.js';

@Injectable()
export class RepairSchedule {
  constructor(
    private readonly leases: LeaseService,
    private readonly repair: RepairService,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { name: 'repair', waitForCompletion: true })
  async everyMinute(): Promise<void> {
    if (await this.leases.take('repair', repairPeriodSeconds)) await this.repair.run();
  }
}
