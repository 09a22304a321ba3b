import type { Finding, SystemState } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import { buildOf } from '../config/build.js';
import { Environment } from '../config/environment.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';

/** The doctor, as coaches ask it on the desk. The packages of his checks are loaded when he is asked. */
@Injectable()
export class DoctorService {
  private examination: Promise<readonly Finding[]> | null = null;

  constructor(
    private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly limits: RateLimits,
  ) {}

  /** Runs all checks; concurrent calls share one run, as it opens connections of its own. */
  async examine(): Promise<SystemState> {
    this.examination ??= import('./examine.js')
      .then(({ examine }) => examine(this.environment))
      .finally(() => (this.examination = null));
    return { build: buildOf(this.environment), findings: [...(await this.examination)] };
  }

  /**
   * Hands a test mail to the mail server, without the queue: the reply is what the server said.
   *
   * @throws Refusal 429
   */
  async sendTestMail(address: string, actor: Actor): Promise<Finding> {
    await this.limits.testMail(actor.userId);
    const { checkMail } = await import('./mail-check.js');
    const found = await checkMail(this.environment, address);
    await recordAudit(this.dataSource.manager, actor, {
      action: 'mail.test',
      targetType: 'maintenance',
      targetId: null,
      details: { taken: found.status === 'ok' },
    });
    return { subject: 'Mail', ...found };
  }
}
