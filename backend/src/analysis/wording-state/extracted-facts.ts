import type { ExtractedItem } from '@ellac/diagnosis';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AnalysisClaim } from '../analysis-claim.js';

/** The facts that a language model found for a report: requested once, and never replaced. */
@Injectable()
export class ExtractedFacts {
  constructor(private readonly dataSource: DataSource) {}

  /** Null while no completion has come. */
  async read(analysisId: string): Promise<readonly ExtractedItem[] | null> {
    const [row] = await this.dataSource.query<{ items: readonly ExtractedItem[] | null }[]>(
      `SELECT extracted_facts AS items FROM analyses WHERE id = $1`,
      [analysisId],
    );
    return row?.items ?? null;
  }

  /** @returns false when the lease was lost and nothing was stored. */
  async keep({ id, runId }: AnalysisClaim, items: readonly ExtractedItem[]): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `UPDATE analyses SET extracted_facts = $3
       WHERE id = $1 AND generation_status = 'processing' AND run_id = $2`,
      [id, runId, JSON.stringify(items)],
    );
    return count === 1;
  }
}
