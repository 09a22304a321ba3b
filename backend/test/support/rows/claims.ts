import type { AnalysisClaim } from '../../../src/analysis/analysis-claim.js';
import { AnalysisRepository } from '../../../src/analysis/analysis.repository.js';
import { aReport, type Submission } from './factories.js';
import type { TestApp } from '../test-app.js';

/** A worker's claim of a report of its own. */
export async function aClaim(
  app: TestApp,
  submission: Omit<Submission, 'status'> = {},
): Promise<AnalysisClaim> {
  const { id } = await aReport(app, { ...submission, status: 'pending' });
  return (await app.app.get(AnalysisRepository).claim(id))!;
}

/** The columns after a repair of a claim whose lease ran out. */
export const LOST = `generation_status = 'pending', run_id = NULL, lease_until = NULL`;

export const loseLease = (app: TestApp, { id }: Pick<AnalysisClaim, 'id'>) =>
  app.dataSource.query(`UPDATE analyses SET ${LOST} WHERE id = $1`, [id]);
