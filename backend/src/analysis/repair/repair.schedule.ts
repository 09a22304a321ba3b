import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { TaskLeases } from '../../leases/task-leases.js';
import { RepairService } from './repair.service.js';
import { runScheduled } from '../../leases/run-scheduled.js';
import { sweepLeaseSeconds, sweepTimes } from '../../leases/sweep-thresholds.js';

@Injectable()
export class RepairSchedule {
  private readonly log = new Logger('Repair');

  constructor(
    private readonly leases: TaskLeases,
    private readonly repair: RepairService,
  ) {}

  @Cron(sweepTimes, { name: 'repair', waitForCompletion: true })
  async run(): Promise<void> {
    await runScheduled(this.log, 'the repair', async () => {
      if (await this.leases.take('repair', sweepLeaseSeconds)) await this.repair.run();
    });
  }
}
