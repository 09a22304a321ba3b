import { exampleQuestionnaire, tabs } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import {
  expectOpen,
  fillExample,
  firstTab,
  isSweep,
  lastTab,
  openForm,
  openTab,
  sweptTabs,
} from '../support/questionnaire/questionnaire-states.js';
import { test } from '../support/test.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const missing = (page: Page) => page.getByRole('region', { name: 'Before you can submit' });

test('each tab has its own address, and is red, with an icon and in words, once it was left with errors', async ({
  page,
}) => {
  await page.goto('/#sales');
  await expectOpen(page, tabs[5]);
  await page.goto('/#nowhere');
  await page.reload();
  await expectOpen(page, firstTab);

  const tab = page.getByRole('tab', { name: firstTab.label });
  const look = () =>
    tab
      .getByText(firstTab.label, { exact: true })
      .last()
      .evaluate((label) => {
        const [red = 0, green = 0] = getComputedStyle(label).color.match(/\d+/g)?.map(Number) ?? [];
        return red > green + 80;
      });
  await expect(tab.locator('svg')).toHaveCount(0);
  expect(await look()).toBe(false);
  await openTab(page, tabs[1]);
  await expect(tab).toHaveAccessibleName(/has errors/);
  await expect.poll(look).toBe(true);
  await expect(tab.locator('svg')).toHaveCount(1);
});

test.describe('in a sweep', () => {
  test.skip(
    !isSweep,
    'app-moves.spec.tsx and form-end.spec.tsx of mf-questionnaire have these without a browser',
  );

  test('there are eleven tabs in their order, with a bar that says where one is', async ({
    page,
  }) => {
    await openForm(page);
    const list = page.getByRole('tablist').getByRole('tab');
    await expect(list).toHaveCount(11);
    const labels = [
      'Company',
      'Financial',
      'Staff',
      'Assessment',
      'Specialization',
      'Sales',
      'Customer',
      'Dependency',
      'Growth',
      'Qualitative',
      'Documents',
    ];
    for (const [index, label] of labels.entries()) {
      await expect(list.nth(index)).toHaveAccessibleName(label);
    }
    for (const tab of sweptTabs) {
      const index = tabs.indexOf(tab);
      await openTab(page, tab);
      const bar = page.getByRole('progressbar');
      await expect(bar).toHaveAttribute('aria-valuenow', String(index + 1));
      await expect(bar).toHaveAttribute('aria-valuemax', '11');
      await expect(bar).toHaveAccessibleName(`Step ${String(index + 1)} of 11`);
      await expect(page).toHaveTitle(new RegExp(tab.label));
    }
  });

  test('Submit waits as long as one tab has one error, and no longer', async ({ page }) => {
    await openForm(page);
    await fillExample(page);
    await openTab(page, tabs[8]);
    const strategy = page.getByRole('textbox', { name: 'Growth strategy' });
    await strategy.fill('Too short');
    await openTab(page, lastTab);
    await expect(missing(page).getByRole('link')).toHaveText([
      'Growth strategy: Please provide more detail',
    ]);
    await button(page, 'Submit Questionnaire').click({ force: true });
    await expect(page.getByText('Generating Analysis')).toHaveCount(0);
    await missing(page).getByRole('link').click();
    await expect(strategy).toBeFocused();
    await strategy.fill(exampleQuestionnaire.growth.strategy);
    await expect(page.getByRole('tab', { name: 'Growth' })).not.toHaveAccessibleName(/errors/);
    await openTab(page, lastTab);
    await expect(missing(page)).toHaveCount(0);
    await expect(button(page, 'Submit Questionnaire')).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('Previous and Next go through all tabs, and Previous rests on the first', async ({
    page,
  }) => {
    await openForm(page);
    await expect(button(page, 'Previous')).toBeDisabled();
    for (const tab of tabs.slice(1)) {
      await button(page, 'Next').click();
      await expectOpen(page, tab);
      await expect(button(page, 'Previous')).toBeEnabled();
    }
    await expect(button(page, 'Next')).toHaveCount(0);
    for (const tab of tabs.slice(0, -1).toReversed()) {
      await button(page, 'Previous').click();
      await expectOpen(page, tab);
    }
  });

  test('what is missing anywhere is a link to its field, one for each', async ({ page }) => {
    test.slow();
    await openForm(page);
    await openTab(page, tabs[1]);
    await page.getByRole('textbox', { name: 'Gross profit margin' }).fill('101');
    await openTab(page, lastTab);
    await expect(button(page, 'Submit Questionnaire')).toHaveAttribute('aria-disabled', 'true');
    await expect(button(page, 'Submit Questionnaire')).toHaveAccessibleDescription(
      '16 answers are missing or have to be changed.',
    );
    const links = missing(page).getByRole('link');
    const count = await links.count();
    expect(count).toBe(16);
    for (let index = 0; index < count; index++) {
      await links.nth(index).click();
      const field = page.getByRole('tabpanel').locator(':focus');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await openTab(page, lastTab);
    }
  });
});
