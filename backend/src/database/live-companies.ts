import { messages } from '@ellac/contracts';
import type { EntityManager } from 'typeorm';
import { Refusal } from '../common/errors/refusal.js';

/* A company in the trash is there for nobody but those who look into the trash. What must not find
   it takes its condition from here. */

/** A condition on `companies`: the company is not in the trash. */
export const isLive = `companies.trashed_at IS NULL`;

/**
 * A condition: the company with this id is not in the trash. Written as what is in the trash, which
 * is little, so that a query over all rows does not look up each one's company.
 *
 * @param companyId a column; not a bare `id`
 */
export const ofLiveCompany = (companyId: string): string => `NOT EXISTS (
    SELECT FROM companies AS trashed
    WHERE trashed.id = ${companyId} AND trashed.trashed_at IS NOT NULL
  )`;

/**
 * A condition: the company of the report with this id is not in the trash.
 *
 * @param reportId a column; not a bare `id`
 */
export const ofLiveReport = (reportId: string): string => `NOT EXISTS (
    SELECT FROM companies AS trashed
    JOIN responses AS trashed_response ON trashed_response.company_id = trashed.id
    JOIN analyses AS trashed_report ON trashed_report.response_id = trashed_response.id
    WHERE trashed.trashed_at IS NOT NULL AND trashed_report.id = ${reportId}
  )`;

type Database = Pick<EntityManager, 'query'>;

/** @throws Refusal when there is no such company, or it is in the trash. */
export const expectLiveCompany = (database: Database, id: string): Promise<void> =>
  expectLive(database, `id = $1`, id, messages.companyNotFound);

/** @throws Refusal when there is no such report, or its company is in the trash. */
export const expectLiveReport = (database: Database, id: string): Promise<void> =>
  expectLive(
    database,
    `id = (SELECT response_company_id FROM analyses WHERE analyses.id = $1)`,
    id,
    messages.reportNotFound,
  );

async function expectLive(
  database: Database,
  isMeant: string,
  id: string,
  notFound: string,
): Promise<void> {
  const [company] = await database.query<{ isLive: boolean }[]>(
    `SELECT ${isLive} AS "isLive" FROM companies WHERE ${isMeant}`,
    [id],
  );
  if (company === undefined) throw new Refusal(404, notFound);
  // A coach who follows an old link is told; an owner's link is refused before it comes here.
  if (!company.isLive) throw new Refusal(409, messages.companyInTrash);
}
