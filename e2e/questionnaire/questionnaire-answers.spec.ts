import { apiPaths, exampleQuestionnaire, type Questionnaire } from '@ellac/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectToFit, expectToSuitAll } from '../support/accessibility.js';
import { isSweep, openReview } from '../support/questionnaire/questionnaire-states.js';
import { test } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

// While something moves, its text has too little contrast.
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** Opens a tab and waits until the focus has gone along. */
async function openTab(page: Page, name: string): Promise<void> {
  await tab(page, name).click();
  await expect(heading(page, name)).toBeFocused();
}

/** Returns to the review, at the answer from which its question was opened. */
async function backToReview(page: Page, change: Locator): Promise<void> {
  await tab(page, 'Documents').click();
  await expect(change).toBeFocused();
  await expect(change).toBeInViewport();
}
const notKnown = (page: Page, question: string) =>
  page.getByRole('checkbox', { name: `I don't know (${question})` });
const answered = (page: Page, count: number) =>
  page.getByText(new RegExp(` ${String(count)} of 47 answered$`));

/** What the review shows in the row of a question. */
const reviewed = (page: Page, question: string) =>
  page
    .getByRole('region', { name: 'Your answers' })
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${question}$`) }) })
    .getByRole('definition')
    .first();

async function fillExample(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Fill Example Data' }).click();
  await expect(box(page, 'Company name')).toHaveValue(exampleQuestionnaire.company_info.name);
}

test('an owner says what is not known, checks the answers and sends them', async ({ page }) => {
  const { complaints } = await watchPage(page);

  await test.step('marks a figure, and gets back what was typed', async () => {
    await fillExample(page);
    await openTab(page, 'Financial');
    const margin = box(page, 'Net profit margin');
    await notKnown(page, 'Net profit margin').check();
    await expect(margin).toBeDisabled();
    await expect(margin).toHaveValue('Not known');
    await notKnown(page, 'Net profit margin').uncheck();
    await expect(margin).toHaveValue('7');
    await notKnown(page, 'Net profit margin').check();
    await expectToSuitAll(page);
    const label = page.locator('label', { hasText: "I don't know (Net profit margin)" });
    expect((await label.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });

  await test.step('marks a group of percents', async () => {
    await openTab(page, 'Sales');
    await notKnown(page, 'Who makes the sales').check();
    const shares = page.getByRole('group', { name: 'Who makes the sales' }).getByRole('textbox');
    await expect(shares).toHaveCount(3);
    for (const share of await shares.all()) await expect(share).toHaveValue('Not known');
  });

  await test.step('finds everything in the review, and changes an answer from there', async () => {
    await openTab(page, 'Documents');
    await openReview(page);
    await expect(reviewed(page, 'Net profit margin')).toHaveText('Not known');
    await expect(reviewed(page, 'Who makes the sales')).toHaveText('Not known');
    await expect(reviewed(page, 'Annual revenue')).toHaveText('£1,850,000');
    await expectToSuitAll(page);
    await expectToFit(page, 320);
    await page.setViewportSize({ width: 1280, height: 900 });
    const changeName = page.getByRole('link', { name: 'Change company name', exact: true });
    await changeName.click();
    await expect(box(page, 'Company name')).toBeFocused();
    await box(page, 'Company name').fill('');
    await backToReview(page, changeName);
    await expect(reviewed(page, 'Company name')).toContainText(
      'Company name must be at least 2 characters',
    );
    const changeSales = page.getByRole('link', { name: 'Change who makes the sales' });
    await changeSales.click();
    await expect(notKnown(page, 'Who makes the sales')).toBeFocused();
    await openTab(page, 'Company');
    await box(page, 'Company name').fill('Unsure & Partners');
    await backToReview(page, changeSales);
    await expect(reviewed(page, 'Company name')).toHaveText('Unsure & Partners');
  });

  await test.step('sends what is not known as marked, with the defaults', async () => {
    const request = page.waitForRequest(`**${apiPaths.submit}`);
    await page.getByRole('button', { name: 'Submit Questionnaire' }).click();
    const sent = (await request).postDataJSON() as Questionnaire;
    expect(sent.meta?.notKnown).toEqual([
      'financial.net_profit_margin',
      'sales.sales_distribution.owner',
      'sales.sales_distribution.team',
      'sales.sales_distribution.other',
    ]);
    expect(sent.financial.net_profit_margin).toBe(0);
    expect(sent.sales.sales_distribution).toEqual({ owner: 100, team: 0, other: 0 });
    await expect(page.getByText('Submission Successful!', { exact: true }).last()).toBeVisible();
  });

  expect(complaints).toEqual([]);
});

test('the count and the marks of the tabs come back with the draft', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Step 1 of 11 · 0 of 47 answered')).toBeVisible();
  await box(page, 'Company name').fill('A');
  await expect(answered(page, 0)).toBeVisible();
  await box(page, 'Company name').fill('Alder');
  await expect(answered(page, 1)).toBeVisible();
  // What a new form has is no answer before it was given.
  await openTab(page, 'Assessment');
  await expect(answered(page, 1)).toBeVisible();
  const ratings = page.getByRole('radiogroup');
  await expect(ratings).toHaveCount(9);
  for (const group of await ratings.all()) await group.getByRole('radio', { name: /^3 / }).click();
  await expect(answered(page, 10)).toBeVisible();
  await openTab(page, 'Customer');
  await notKnown(page, 'Kinds of revenue').check();
  await expect(answered(page, 11)).toBeVisible();
  await openTab(page, 'Growth');
  await expect(answered(page, 11)).toBeVisible();
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();

  const marks = async () => {
    await expect(tab(page, 'Company (has errors)')).toBeVisible();
    await expect(tab(page, 'Assessment (complete)')).toBeVisible();
    await expect(tab(page, /^Financial$/)).toBeVisible();
  };
  await marks();
  await page.reload();
  await page.getByRole('button', { name: /^Go on/ }).click();
  await expect(tab(page, 'Growth')).toHaveAttribute('aria-selected', 'true');
  await expect(answered(page, 11)).toBeVisible();
  await marks();
  await openTab(page, 'Customer');
  await expect(notKnown(page, 'Kinds of revenue')).toBeChecked();
  await expect(box(page, 'Recurring')).toBeDisabled();
});

/**
 * A country, the typed text, how it is shown, and how it is shown while the field has the focus.
 */
const writtenNumbers = [
  ['EU', '€ 1.850.000,50', '1,850,000.5', '1850000.5'],
  ...(isSweep
    ? // number-fields.spec.tsx of mf-questionnaire has these without a browser.
      ([
        ['US', '$1,850,000', '1,850,000', '1850000'],
        ['US', '1 850 000.50', '1,850,000.5', '1850000.5'],
        ['EU', '1.850', '1,850', '1850'],
        ['ZA', 'R 1\u00a0850\u202f000', '1,850,000', '1850000'],
        ['GB', "1'850'000 GBP", '1,850,000', '1850000'],
      ] as const)
    : []),
] as const;

test('a number is understood as people write it, and its field lets keys and clicks change it', async ({
  page,
}) => {
  await fillExample(page);
  const country = page.getByRole('combobox', { name: 'Country' });
  const revenue = box(page, 'Annual revenue');
  const enter = async (written: string) => {
    await revenue.fill('');
    await page.keyboard.insertText(written);
    await revenue.blur();
  };

  for (const [region, written, shown, plain] of writtenNumbers) {
    await test.step(`${written} in ${region}`, async () => {
      await country.selectOption(region);
      await openTab(page, 'Financial');
      await enter(written);
      await expect(revenue).toHaveValue(shown);
      await revenue.focus();
      await expect(revenue).toHaveValue(plain);
      await revenue.blur();
      await expect(revenue).toHaveValue(shown);
      await openTab(page, 'Company');
    });
  }

  await openTab(page, 'Financial');
  await test.step('who comes by the keyboard types over what is there', async () => {
    await enter('1850000');
    await box(page, 'Gross profit margin').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(revenue).toBeFocused();
    await page.keyboard.type('2500');
    await page.keyboard.press('Tab');
    await expect(revenue).toHaveValue('2,500');
  });

  await test.step('who clicks into it changes a digit', async () => {
    await revenue.click();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('4');
    await revenue.blur();
    await expect(revenue).toHaveValue('2,504');
    const { x, y } = (await revenue.boundingBox())!;
    await page.mouse.click(x + 1, y + 10);
    await page.keyboard.type('1');
    await revenue.blur();
    await expect(revenue).toHaveValue('12,504');
  });
});
