import { makingSteps, messages, type Progress, wordedParts } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newestDelivery } from '../deliveries/newest-delivery.js';
import { stepsBeforeReport } from '../analysis/wording-state/stored-counsel.js';
import { Refusal } from '../common/errors/refusal.js';
import { ofLiveCompany } from '../database/live-companies.js';

/** How far the report of a submission is; nothing of what it says. */
@Injectable()
export class ProgressReader {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws Refusal when there is no such submission. */
  async read(responseId: string): Promise<Progress> {
    const [progress] = await this.dataSource.query<Omit<Progress, 'partsDone'>[]>(
      `SELECT coalesce(generation_status, 'pending') AS "generationStatus",
         delivery.status AS "emailSendStatus", ${stepsBeforeReport} AS "stepsDone"
       FROM responses LEFT JOIN analyses ON response_id = responses.id ${newestDelivery}
       WHERE responses.id = $1 AND ${ofLiveCompany('company_id')}`,
      [responseId],
    );
    if (progress === undefined) throw new Refusal(404, messages.reportNotFound);
    const isDone = progress.generationStatus === 'completed';
    return isDone
      ? { ...progress, stepsDone: makingSteps.length, partsDone: [...wordedParts] }
      : { ...progress, partsDone: [] };
  }
}
