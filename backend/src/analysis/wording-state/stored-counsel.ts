import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { DraftedCounsel, FinishedCounsel } from '../../database/entities/analysis.entity.js';
import type { AnalysisClaim } from '../analysis-claim.js';

/** The counsel of a report and the letter before it, stored so that each is paid for only once. */
@Injectable()
export class StoredCounsel {
  constructor(private readonly dataSource: DataSource) {}

  /** Null while no completion has come. */
  async read(analysisId: string): Promise<DraftedCounsel | FinishedCounsel | null> {
    const [row] = await this.dataSource.query<
      { counsel: DraftedCounsel | FinishedCounsel | null }[]
    >(`SELECT counsel FROM analyses WHERE id = $1`, [analysisId]);
    return row?.counsel ?? null;
  }

  /** @returns false when the lease was lost and nothing was stored. */
  async keep(
    { id, runId }: AnalysisClaim,
    counsel: DraftedCounsel | FinishedCounsel,
  ): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `UPDATE analyses SET counsel = $3
       WHERE id = $1 AND generation_status = 'processing' AND run_id = $2`,
      [id, runId, JSON.stringify(counsel)],
    );
    return count === 1;
  }

  /** For a report that is regenerated: deletes a counsel that did not pass its checks. */
  async dropRefused(manager: EntityManager, analysisId: string): Promise<void> {
    await manager.query(
      `UPDATE analyses SET counsel = NULL WHERE id = $1 AND counsel -> 'words' = 'null'`,
      [analysisId],
    );
  }
}

/** SQL: of the steps of making a report (`makingSteps`), how many are done before it is completed. */
export const stepsBeforeReport = `CASE
    WHEN counsel ? 'words' THEN 3
    WHEN counsel IS NOT NULL THEN 2
    WHEN extracted_facts IS NOT NULL THEN 1
    ELSE 0 END`;
