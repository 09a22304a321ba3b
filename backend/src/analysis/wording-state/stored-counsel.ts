import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { StoredCounselRecord } from '../../database/entities/analysis.entity.js';
import type { AnalysisClaim } from '../analysis-claim.js';

/** The counsel of a report, stored so that it is paid for only once. */
@Injectable()
export class StoredCounsel {
  constructor(private readonly dataSource: DataSource) {}

  /** Null while no completion has come. */
  async read(analysisId: string): Promise<StoredCounselRecord | null> {
    const [row] = await this.dataSource.query<{ counsel: StoredCounselRecord | null }[]>(
      `SELECT counsel FROM analyses WHERE id = $1`,
      [analysisId],
    );
    return row?.counsel ?? null;
  }

  /** @returns false when the lease was lost and nothing was stored. */
  async keep({ id, runId }: AnalysisClaim, counsel: StoredCounselRecord): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `UPDATE analyses SET counsel = $3
       WHERE id = $1 AND generation_status = 'processing' AND run_id = $2`,
      [id, runId, JSON.stringify(counsel)],
    );
    return count === 1;
  }
}
