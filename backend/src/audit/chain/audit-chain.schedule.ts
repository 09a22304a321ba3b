import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Environment } from '../../config/environment.js';
import { runScheduled } from '../../leases/run-scheduled.js';
import { sweepTimes } from '../../leases/sweep-thresholds.js';
import { TaskLeases } from '../../leases/task-leases.js';
import { AuditChain } from './audit-chain.js';
import { AuditCut } from './audit-cut.js';
import { ChainKeys } from './chain-keys.js';
import { verifyChain } from './verify-chain.js';

/** A quarter past four by the clock of the process, after the nightly deletions. */
const eachNight = '0 15 4 * * *';

/** Long enough for processes whose clocks or zones differ by hours to run it once a night. */
const leaseSeconds = 20 * 3600;

/** Milliseconds for a long backlog, or for the chain of a night; a million entries take minutes. */
const deadlineMs = 60 * 60_000;

/** Chains new entries every few seconds. Each night it verifies the chain, and cuts what is too old. */
@Injectable()
export class AuditChainSchedule {
  private readonly log = new Logger('AuditChain');

  constructor(
    private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly leases: TaskLeases,
    private readonly keys: ChainKeys,
    private readonly chain: AuditChain,
    private readonly cut: AuditCut,
  ) {}

  @Cron(sweepTimes, { name: 'audit-chain', waitForCompletion: true })
  async append(): Promise<void> {
    await runScheduled(this.log, 'chaining the audit log', () => this.chain.append(), deadlineMs);
  }

  @Cron(eachNight, { name: 'audit-verification', waitForCompletion: true })
  async verify(): Promise<void> {
    const work = async () => {
      if (await this.leases.take('audit-verification', leaseSeconds)) await this.verifyNow();
    };
    await runScheduled(this.log, 'verifying the audit log', work, deadlineMs);
  }

  /** Nothing is cut while something does not fit: it would take the evidence away. */
  private async verifyNow(): Promise<void> {
    await this.chain.append();
    const { entries, sequence, hash, fault } = await verifyChain(this.dataSource, this.keys);
    await this.dataSource.query(
      'INSERT INTO audit_verifications (entries, sequence, hash, fault) VALUES ($1, $2, $3, $4)',
      [entries, sequence, hash, fault],
    );
    if (fault !== null) {
      this.log.error('the audit log does not verify', { fault, entries, sequence, hash });
      return;
    }
    this.log.log('the audit log was verified', { entries, sequence, hash });
    const { AUDIT_MONTHS: months } = this.environment;
    if (months === undefined) return;
    const gone = await this.cut.run(months);
    if (gone > 0) this.log.log('the audit log was cut', { months, entries: gone });
  }
}
