import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WorkQueues } from '../../queues/work-queues.js';
import { type LookBack, withoutAnalysisSql } from './stuck.js';
import { rowsPerRun } from '../../leases/sweep-thresholds.js';

/** Gives every response that has none its pending analysis. */
@Injectable()
export class ResponsesWithoutAnalysisSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: WorkQueues,
  ) {}

  /** @returns how many analyses were made. */
  async run(lookBack: LookBack): Promise<number> {
    const made = await this.dataSource.query<{ id: string }[]>(
      `INSERT INTO analyses (response_id, recipient_email)
       SELECT responses.id, companies.owner_email
       FROM (${withoutAnalysisSql[lookBack]}) AS responses
       JOIN companies ON companies.id = company_id
       LIMIT $1
       ON CONFLICT (response_id) DO NOTHING
       RETURNING id`,
      [rowsPerRun],
    );
    for (const { id } of made) this.queues.nudgeAnalysis(id);
    return made.length;
  }
}
