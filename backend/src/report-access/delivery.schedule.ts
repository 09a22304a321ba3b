import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { runScheduled } from '../queues/scheduled.js';
import { sweepLeaseSeconds, sweepTimes } from '../queues/thresholds.js';
import { LeaseService } from '../database/lease.service.js';
import { DeliverySweep } from './delivery.sweep.js';

@Injectable()
export class DeliverySchedule {
  private readonly log = new Logger('Deliveries');

  constructor(
    private readonly leases: LeaseService,
    private readonly sweep: DeliverySweep,
  ) {}

  @Cron(sweepTimes, { name: 'delivery-sweep', waitForCompletion: true })
  async run(): Promise<void> {
    await runScheduled(this.log, 'the sweep of mails', async () => {
      if (await this.leases.take('delivery-sweep', sweepLeaseSeconds)) await this.sweep.run();
    });
  }
}
