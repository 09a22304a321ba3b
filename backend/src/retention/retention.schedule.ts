import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Environment } from '../config/environment.js';
import { runScheduled } from '../leases/run-scheduled.js';
import { TaskLeases } from '../leases/task-leases.js';
import { RetentionSweep } from './retention.sweep.js';

/** A quarter to four by the clock of the process, after the trash was emptied. */
const eachNight = '0 45 3 * * *';

/** Long enough for processes whose clocks or zones differ by hours to run it once a night. */
const leaseSeconds = 20 * 3600;

/** Milliseconds for all deletions of a night; one takes some ten. */
const deadlineMs = 60 * 60_000;

@Injectable()
export class RetentionSchedule {
  private readonly log = new Logger('Retention');

  constructor(
    private readonly environment: Environment,
    private readonly leases: TaskLeases,
    private readonly sweep: RetentionSweep,
  ) {}

  /** Nothing where no retention is set. */
  @Cron(eachNight, { name: 'retention', waitForCompletion: true })
  async run(): Promise<void> {
    const { RETENTION_MONTHS: months } = this.environment;
    if (months === undefined) return;
    const work = async () => {
      if (await this.leases.take('retention', leaseSeconds)) await this.sweep.run(months);
    };
    await runScheduled(this.log, 'deleting what is past the retention', work, deadlineMs);
  }
}
