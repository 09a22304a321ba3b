import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { repairPeriodSeconds } from '../analysis/repair/thresholds.js';
import { LeaseService } from '../database/lease.service.js';
import { DeliverySweep } from './delivery.sweep.js';

@Injectable()
export class DeliverySchedule {
  constructor(
    private readonly leases: LeaseService,
    private readonly sweep: DeliverySweep,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE, { name: 'delivery-sweep', waitForCompletion: true })
  async everyMinute(): Promise<void> {
    if (await this.leases.take('delivery-sweep', repairPeriodSeconds)) await this.sweep.run();
  }
}
