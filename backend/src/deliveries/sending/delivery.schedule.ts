import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { runScheduled } from '../../leases/run-scheduled.js';
import { sweepLeaseSeconds, sweepTimes } from '../../leases/sweep-thresholds.js';
import { TaskLeases } from '../../leases/task-leases.js';
import { DeliverySweep } from './delivery.sweep.js';

@Injectable()
export class DeliverySchedule {
  private readonly log = new Logger('Deliveries');

  constructor(
    private readonly leases: TaskLeases,
    private readonly sweep: DeliverySweep,
  ) {}

  @Cron(sweepTimes, { name: 'delivery-sweep', waitForCompletion: true })
  async run(): Promise<void> {
    await runScheduled(this.log, 'the sweep of mails', async () => {
      if (await this.leases.take('delivery-sweep', sweepLeaseSeconds)) await this.sweep.run();
    });
  }
}
