import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { runScheduled } from '../../leases/run-scheduled.js';
import { TaskLeases } from '../../leases/task-leases.js';
import { TrashSweep } from './trash.sweep.js';

/** A quarter past three by the clock of the process, when few people work. */
const eachNight = '0 15 3 * * *';

/** Long enough for processes whose clocks or zones differ by hours to run it once a night. */
const leaseSeconds = 20 * 3600;

/** Milliseconds for all deletions of a night; one takes some ten. */
const deadlineMs = 30 * 60_000;

@Injectable()
export class TrashSchedule {
  private readonly log = new Logger('Trash');

  constructor(
    private readonly leases: TaskLeases,
    private readonly sweep: TrashSweep,
  ) {}

  @Cron(eachNight, { name: 'trash', waitForCompletion: true })
  async run(): Promise<void> {
    const work = async () => {
      if (await this.leases.take('trash', leaseSeconds)) await this.sweep.run();
    };
    await runScheduled(this.log, 'deleting what is in the trash', work, deadlineMs);
  }
}
