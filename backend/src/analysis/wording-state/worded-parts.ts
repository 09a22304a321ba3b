import type { FailedCheck, WordedPart } from '@ellac/contracts';
import type { PartWords } from '@ellac/wording';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AnalysisClaim } from '../analysis-claim.js';

/** The result of wording one part; the next try reuses it. */
export interface StoredPart {
  readonly part: WordedPart;
  /** Hash of its facts, the model and the prompt's version. */
  readonly hash: string;
  /** Whether its words passed the checks, or it takes the rules' text. */
  readonly outcome: 'worded' | 'rules';
  /** Null where it takes the rules' text. */
  readonly words: PartWords | null;
  readonly failedChecks: readonly FailedCheck[];
  /** As its server named it; null where no completion could be read. */
  readonly model: string | null;
}

/** The finished parts of reports, stored so that each is paid for only once. */
@Injectable()
export class WordedParts {
  constructor(private readonly dataSource: DataSource) {}

  /** In the order in which they were done. */
  read(analysisId: string): Promise<StoredPart[]> {
    return this.dataSource.query<StoredPart[]>(
      `SELECT part, hash, outcome, words, failed_checks AS "failedChecks", model
       FROM worded_parts WHERE analysis_id = $1 ORDER BY created_at, part`,
      [analysisId],
    );
  }

  /**
   * Stores a part in place of an earlier one.
   *
   * @returns false when the lease was lost and nothing was stored.
   */
  async keep(claim: AnalysisClaim, stored: StoredPart): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `INSERT INTO worded_parts (analysis_id, part, hash, outcome, words, failed_checks, model)
       SELECT id, $3, $4, $5, $6, $7, $8 FROM analyses
       WHERE id = $1 AND generation_status = 'processing' AND run_id = $2
       FOR SHARE
       ON CONFLICT (analysis_id, part) DO UPDATE SET hash = excluded.hash,
         outcome = excluded.outcome, words = excluded.words,
         failed_checks = excluded.failed_checks, model = excluded.model, created_at = now()
       RETURNING part`,
      [
        claim.id,
        claim.runId,
        stored.part,
        stored.hash,
        stored.outcome,
        stored.words && JSON.stringify(stored.words),
        JSON.stringify(stored.failedChecks),
        stored.model,
      ],
    );
    return rows.length === 1;
  }

  /**
   * For a report that is regenerated: deletes the parts that took the rules' text. Accepted parts
   * are kept, as they are paid for.
   */
  async dropRefused(manager: EntityManager, analysisId: string): Promise<void> {
    await manager.query(`DELETE FROM worded_parts WHERE analysis_id = $1 AND outcome = 'rules'`, [
      analysisId,
    ]);
  }
}
