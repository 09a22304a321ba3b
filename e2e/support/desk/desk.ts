import {
  apiPaths,
  companyPageSchema,
  type CompanyQuery,
  type ListedCompany,
} from '@ellac/contracts';
import type { Locator, Page } from '@playwright/test';

/** The newest toast with this text. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByText(text, { exact: true }).last();

export const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });

/** The rows of the list of companies, its header too. */
export const rows = (page: Page) => page.getByRole('table', { name: 'Companies' }).getByRole('row');

/** The companies that a query finds, as the server tells them. */
export async function companies(page: Page, query: CompanyQuery): Promise<ListedCompany[]> {
  const answer = await page.request.get(apiPaths.adminCompanies(query));
  return companyPageSchema.parse(await answer.json()).items;
}

/** Opens another page of the desk as its links do: without loading the document anew. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), address);
