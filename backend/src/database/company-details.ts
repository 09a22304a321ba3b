import type { EntityManager } from 'typeorm';

/** The details of a company's record that a submission gives: columns, named as their answers. */
const details = [
  'name',
  'owner_first_name',
  'owner_last_name',
  'owner_phone',
  'industry',
  'country',
] as const;

/**
 * The part of an UPDATE of `companies` that takes the details of a row of `responses` over. Address
 * and key stay: the address is corrected by a coach alone.
 */
const takeDetails = details
  .map((column) => `${column} = responses.answers #>> '{company_info,${column}}'`)
  .concat('details_as_of = responses.submitted_at', 'updated_at = now()')
  .join(', ');

/** Whether no later submission of the company has been confirmed. */
const isNewer = `(details_as_of IS NULL OR details_as_of < responses.submitted_at)`;

/**
 * Confirms the submission whose mailed link this token belongs to: the company's record gets its
 * details. Only a mail to the address that the record has proves anything.
 */
export async function confirmByLink(
  manager: Pick<EntityManager, 'query'>,
  reportId: string,
  tokenHash: string,
): Promise<void> {
  await manager.query(
    `UPDATE companies SET ${takeDetails}
     FROM responses JOIN analyses ON response_id = responses.id
       JOIN email_deliveries ON analysis_id = analyses.id
     WHERE analyses.id = $1 AND token_hash = $2 AND companies.id = company_id
       AND lower(recipient) = lower(owner_email) AND ${isNewer}`,
    [reportId, tokenHash],
  );
}

/** Confirms a submission for a coach. Returns the company's name; null where there is no such response. */
export async function confirmByCoach(
  manager: Pick<EntityManager, 'query'>,
  companyId: string,
  responseId: string,
): Promise<string | null> {
  const [[company]] = await manager.query<[{ name: string }[], number]>(
    `UPDATE companies SET ${takeDetails} FROM responses
     WHERE companies.id = $1 AND company_id = companies.id AND responses.id = $2
     RETURNING companies.name`,
    [companyId, responseId],
  );
  return company?.name ?? null;
}
