/* Whose data it is: an owner's e-mail address, in any case. Each statement has it as $1. */

/** The companies of this address, in the trash or not. */
export const companiesOfPerson = `SELECT id FROM companies WHERE lower(owner_email) = lower($1)`;

/** A condition on `email_deliveries`: a mail to this address, or one that tells the coach of it. */
export const isMailOfPerson = `(for_owner AND lower(recipient) = lower($1)
  OR lower(details ->> 'recipient') = lower($1))`;

/**
 * The reports of companies with another address that name this one: as their recipient, in their
 * answers, or in a mail. Address and recipient are corrected by coaches.
 */
export const reportsElsewhere = `
  SELECT analyses.id, response_id, company_id, owner_email, analyses.created_at
  FROM analyses JOIN responses ON responses.id = response_id
    JOIN companies ON companies.id = company_id
  WHERE lower(owner_email) <> lower($1) AND (
    lower(recipient_email) = lower($1)
    OR lower(answers #>> '{company_info,owner_email}') = lower($1)
    OR EXISTS (SELECT FROM email_deliveries
      WHERE analysis_id = analyses.id AND ${isMailOfPerson})
  )`;
