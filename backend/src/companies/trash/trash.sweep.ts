import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { nightlyJob } from '../../audit/nightly-job.js';
import { CompanyRemoval, isOverdueInTrash } from '../company-removal.service.js';

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
