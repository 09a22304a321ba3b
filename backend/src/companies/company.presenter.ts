import type { CompanyRecord } from '@ellac/contracts';
import type { CompanyRow } from './company-columns.js';

/** A company as coaches see it. */
export const presentCompany = (row: CompanyRow): CompanyRecord => ({
  id: row.id,
  name: row.name,
  ownerFirstName: row.ownerFirstName,
  ownerLastName: row.ownerLastName,
  ownerEmail: row.ownerEmail,
  industry: row.industry,
  country: row.country,
  responseCount: row.responseCount,
  createdAt: row.createdAt.toISOString(),
});
