import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../audit/actor.js';
import { CompanyRemoval, isOverdueInTrash } from '../company-removal.service.js';

/** Who deletes, in the audit trail: no user. Each run has an id, by which the log finds it. */
const nightlyJob = (): Actor => ({
  userId: '00000000-0000-0000-0000-000000000000',
  username: 'nightly job',
  address: null,
  requestId: randomUUID(),
});

/** Deletes the companies whose days in the trash are over. */
@Injectable()
export class TrashSweep {
  private readonly log = new Logger('Trash');

  constructor(
    private readonly dataSource: DataSource,
    private readonly removal: CompanyRemoval,
  ) {}

  /** One that cannot be deleted keeps its place for the next night. @returns how many it deleted. */
  async run(): Promise<number> {
    const actor = nightlyJob();
    const overdue = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM companies WHERE ${isOverdueInTrash} ORDER BY trashed_at`,
    );
    let deleted = 0;
    for (const { id } of overdue) {
      try {
        if (await this.removal.removeOverdue(id, actor)) deleted += 1;
      } catch (error) {
        this.log.error('a company in the trash was not deleted', { companyId: id, error });
      }
    }
    if (overdue.length > 0)
      this.log.log('companies in the trash deleted', { requestId: actor.requestId, deleted });
    return deleted;
  }
}
