import { exampleQuestionnaire, type Questionnaire } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';

type Company = Questionnaire['company_info'];

/** Owners of this run alone: the inbox may hold the mails of another one. */
export const ownedBy = (owner: string, company: Partial<Company>): Questionnaire => ({
  ...structuredClone(exampleQuestionnaire),
  company_info: {
    ...exampleQuestionnaire.company_info,
    owner_email: `${owner}-${Date.now().toString(36)}@report-page.example`,
    ...company,
  },
});

/** A business with red flags, and answers that its owner does not know. */
export const flagged: Questionnaire = {
  ...ownedBy('flagged', { name: 'Flagged Joinery' }),
  sales: {
    ...exampleQuestionnaire.sales,
    sales_distribution: { owner: 90, team: 10, other: 0 },
  },
  owner_dependency: { ...exampleQuestionnaire.owner_dependency, max_absence_days: 3 },
  meta: { notKnown: ['growth.revenue_predictability.likely', 'customer.retention_rate'] },
};

/** Opens a report and waits until it is there. */
export async function openReportPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
}

export const contents = (page: Page) =>
  page.getByRole('navigation', { name: 'Contents of the report' });
