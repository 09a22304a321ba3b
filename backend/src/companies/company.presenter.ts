import type { CompanyRecord } from '@ellac/contracts';
import type { CompanyRow } from './company-columns.js';

/** A company as coaches see it. */
export const presentCompany = ({ createdAt, ...company }: CompanyRow): CompanyRecord => ({
  ...company,
  createdAt: createdAt.toISOString(),
});
