import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { TaskLeases } from '../../leases/task-leases.js';
import { RepairService } from './repair.service.js';
import { runScheduled } from '../../leases/run-scheduled.js';
import { sweepLeaseSeconds, sweepTimes } from '../../leases/sweep-thresholds.js';

/** Hourly, so that a machine that sleeps at night does it by day. */
const hourly = '0 40 * * * *';

/** The hourly try of the next day comes after it. */
const dayLeaseSeconds = 23.5 * 3600;

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
  /** Once a day, also what is older than the regular repair looks. */
  @Cron(hourly, { name: 'repair-of-all', waitForCompletion: true })
  async runOfAllDays(): Promise<void> {
    await runScheduled(this.log, 'the repair of all days', async () => {
      if (await this.leases.take('repair-of-all', dayLeaseSeconds))
        await this.repair.run({ lookBack: 'all' });
    });
  }
}
