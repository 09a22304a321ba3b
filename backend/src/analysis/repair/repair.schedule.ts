import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { LeaseService } from '../../database/lease.service.js';
import { RepairService } from './repair.service.js';
import { sweepLeaseSeconds, sweepTimes } from './thresholds.js';

@Injectable()
export class RepairSchedule {
  constructor(
    private readonly leases: LeaseService,
    private readonly repair: RepairService,
  ) {}

  @Cron(sweepTimes, { name: 'repair', waitForCompletion: true })
  async run(): Promise<void> {
    if (await this.leases.take('repair', sweepLeaseSeconds)) await this.repair.run();
  }
}
