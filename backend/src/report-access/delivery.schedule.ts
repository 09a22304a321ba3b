import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { sweepLeaseSeconds, sweepTimes } from '../analysis/repair/thresholds.js';
import { LeaseService } from '../database/lease.service.js';
import { DeliverySweep } from './delivery.sweep.js';

@Injectable()
export class DeliverySchedule {
  constructor(
    private readonly leases: LeaseService,
    private readonly sweep: DeliverySweep,
  ) {}

  @Cron(sweepTimes, { name: 'delivery-sweep', waitForCompletion: true })
  async run(): Promise<void> {
    if (await this.leases.take('delivery-sweep', sweepLeaseSeconds)) await this.sweep.run();
  }
}
