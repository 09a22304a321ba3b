import { exampleQuestionnaire, tabs, type Questionnaire } from '@ellac/contracts';
import { expect } from '@playwright/test';
import { newestMailTo } from '../support/servers/mailbox.js';
import { fillTab } from '../support/questionnaire/questionnaire-page.js';
import { test } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

/** A unique owner, with figures that appear nowhere else. */
const questionnaire: Questionnaire = {
  ...structuredClone(exampleQuestionnaire),
  company_info: {
    ...exampleQuestionnaire.company_info,
    name: 'Harbour & Sons Sailmakers',
    owner_first_name: 'Ida',
    owner_last_name: 'Harbour',
    owner_email: 'ida@harbour-sails.example',
    country: 'EU',
  },
  financial: {
    ...exampleQuestionnaire.financial,
    annual_revenue: 2_347_000,
    gross_profit_margin: 33.5,
    net_profit_margin: 6,
  },
  staff: { ...exampleQuestionnaire.staff, totalEmployees: 23 },
  sales: {
    ...exampleQuestionnaire.sales,
    sales_distribution: { owner: 73, team: 19, other: 8 },
  },
  customer: {
    ...exampleQuestionnaire.customer,
    top_clients_revenue: 47,
    retention_rate: 83,
    revenue_breakdown: { recurring: 13, project: 61, oneTime: 26 },
  },
};
const { owner_email: owner, name: company } = questionnaire.company_info;

const sections = [
  'Executive Summary',
  'Introduction',
  'Findings',
  'Qualitative Findings',
  'Key Inferences',
  'Discussion',
  'Recommendations',
  'Implementation Plan',
];

test('an owner answers eleven tabs, gets a mail and reads the report on this business (S45)', async ({
  page,
}) => {
  const { complaints } = await watchPage(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'ELLAC Business Evaluation' })).toBeVisible();

  await test.step('fills in all eleven tabs', async () => {
    for (const [index, tab] of tabs.entries()) {
      await expect(page.getByRole('tab', { name: tab.label })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(page.getByText(`Step ${String(index + 1)} of 11`).first()).toBeVisible();
      await fillTab(page, tab, questionnaire);
      if (index < tabs.length - 1) await page.getByRole('button', { name: 'Next' }).click();
    }
  });

  await test.step('submits, and is told what happens now', async () => {
    await page.getByRole('button', { name: 'Submit Questionnaire' }).click();
    await expect(page.getByText('Generating Analysis')).toBeVisible();
    await expect(page.getByText('Submission Successful!')).toBeVisible();
    await expect(
      page.getByText(
        'Please check your email for a secure link to access your report. The link will expire in 24 hours.',
      ),
    ).toBeVisible();
  });

  const link = await test.step('finds the link in the mail', async () => {
    const mail = await newestMailTo(owner);
    const found = /https?:\/\/\S+\/verify-report\/\S+/.exec(mail.text)?.[0];
    expect(found, 'a link in the mail’s text').toBeDefined();
    expect(mail.html).toContain('/verify-report/');
    return found!;
  });

  await test.step('follows it to the report', async () => {
    await page.goto(link);
    await expect(page.getByText('Access verified! Redirecting to your report...')).toBeVisible();
    await expect(page).toHaveURL(/\/results\/[0-9a-f-]{36}$/);
  });

  await test.step('reads every section, with this business’s own figures', async () => {
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
    await expect(page.getByText('Important Note')).toBeVisible();
    const headings = page
      .getByRole('article')
      .getByRole('region')
      .getByRole('heading', { level: 2 });
    await expect(headings).toHaveText(sections);
    const report = await page.getByRole('article').innerText();
    for (const figure of [company, 'Ida Harbour', '2,347,000', '73%', '47%', '23 ']) {
      expect(report, `the report names ${figure}`).toContain(figure);
    }
    for (const area of ['Business Systems', 'Leadership', 'Market Context']) {
      const meter = page.getByRole('meter', { name: area });
      const score = Number(
        /^(\d+\.\d) \/ 10$/.exec((await meter.getAttribute('aria-valuetext'))!)?.[1],
      );
      expect(Number(await meter.getAttribute('aria-valuenow'))).toBeCloseTo(score * 10, 5);
    }
    const details = page.getByText('How this score was made');
    await details.click();
    await expect(page.getByRole('row', { name: /83%/ })).toBeVisible();
  });

  await test.step('opens the link once more, after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  });

  expect(complaints).toEqual([]);
});
