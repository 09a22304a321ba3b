/** A company as its contract names it; these columns make a `CompanyRow`. */
export const companyColumns = `companies.id, companies.name,
  owner_first_name AS "ownerFirstName", owner_last_name AS "ownerLastName",
  owner_email AS "ownerEmail", industry, country,
  response_count AS "responseCount", companies.created_at AS "createdAt"`;

export interface CompanyRow {
  readonly id: string;
  readonly name: string;
  readonly ownerFirstName: string;
  readonly ownerLastName: string;
  readonly ownerEmail: string;
  readonly industry: string;
  readonly country: string;
  readonly responseCount: number;
  readonly createdAt: Date;
}
