import { apiPaths, tabs } from '@ellac/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectToSuitAll } from '../support/accessibility.js';
import { expectFocusSeen } from '../support/focus.js';
import {
  expectOpen,
  fillExample,
  firstTab,
  lastTab,
  openForm,
  openTab,
} from '../support/questionnaire/questionnaire-states.js';
import { test } from '../support/test.js';

// While something moves, its text has too little contrast.
const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit Questionnaire' });
const box = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('textbox', { name, exact: true });
const tabNamed = (label: string) => tabs.find((tab) => tab.label === label)!;

const boxOf = async (element: Locator) => (await element.boundingBox())!;

test('before sending, the address stands large above Submit, and what is worth a second look leads there', async ({
  page,
}) => {
  await openForm(page);
  const line = page.getByText(/^Your report goes to /);
  await openTab(page, lastTab);
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(line).toHaveCount(0);
  await fillExample(page);
  await openTab(page, tabNamed('Sales'));
  await box(page, 'People in the sales team').fill('0');
  const change = page.getByRole('link', { name: 'Change the address of the report' });
  const look = page.getByRole('group', { name: 'Worth a second look' });

  for (const { width, height, letters, target, given } of [
    { width: 1280, height: 800, letters: 20, target: 24, given: 'ida@harbour.example' },
    {
      ...{ width: 390, height: 844, letters: 17, target: 44 },
      given: 'a.much.longer.name.of.an.owner@a-workshop-with-a-long-name.example',
    },
  ]) {
    await test.step(`${String(width)} px wide`, async () => {
      await page.setViewportSize({ width, height });
      await openTab(page, lastTab);
      await expect(line).toBeInViewport({ ratio: 1 });
      const [lineBox, submitBox] = [await boxOf(line), await boxOf(submitButton(page))];
      expect(lineBox.y + lineBox.height).toBeLessThanOrEqual(submitBox.y);
      await change.click();
      await expect(box(page, "Owner's e-mail address")).toBeFocused();
      await box(page, "Owner's e-mail address").fill(given);
      await openTab(page, lastTab);
      await expect(change).toBeFocused();
      await expect(line).toContainText(`Your report goes to ${given}`);
      const address = line.getByText(given, { exact: true });
      await expect(address).toHaveCSS('font-size', `${String(letters)}px`);
      await expect(address).toHaveCSS('font-weight', '600');

      await expect(look).toBeVisible();
      for (const link of await look.getByRole('link', { name: /^Go to / }).all()) {
        const { width: wide, height: high } = await boxOf(link);
        expect(Math.min(wide, high)).toBeGreaterThanOrEqual(target);
      }
      await look.getByRole('link', { name: 'Go to Sales' }).click();
      await expect(box(page, 'People in the sales team')).toBeFocused();
      await expectFocusSeen(page);
    });
  }
  await openTab(page, lastTab);
  await expectToSuitAll(page, ['form']);
});

test('Enter goes to what is missing, from field to field, and sends only on Submit', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(apiPaths.submit)) sent++;
  });
  await openForm(page);
  await openTab(page, lastTab);
  await submitButton(page).focus();
  await page.keyboard.press('Enter');
  const missing = page.getByRole('heading', { name: 'Before you can submit' });
  await expect(missing).toBeFocused();
  await expectFocusSeen(page);

  await fillExample(page);
  for (const [tab, names] of [
    [firstTab, ['Company name', "Owner's first name", "Owner's last name"]],
    [firstTab, ['Active partners', 'Silent partners']],
    [tabNamed('Customer'), ['Revenue from your largest clients', 'Customer retention']],
    [tabNamed('Customer'), ['Recurring', 'Project', 'One-time']],
  ] as const) {
    await openTab(page, tab);
    await box(page, names[0]).focus();
    for (const next of names.slice(1)) {
      await page.keyboard.press('Enter');
      await expect(box(page, next)).toBeFocused();
      await expectFocusSeen(page);
    }
  }
  await page.keyboard.press('Enter');
  await expectOpen(page, tabNamed('Customer'));
  expect(sent).toBe(0);

  await openTab(page, lastTab);
  await submitButton(page).focus();
  await page.route(`**${apiPaths.submit}`, (route) => route.abort());
  await page.keyboard.press('Enter');
  const failed = page.getByRole('group', { name: 'Your answers were not sent.' });
  await expect(failed).toContainText('The server cannot be reached.');
  await expect(submitButton(page)).toBeFocused();
  await expectFocusSeen(page);

  await page.unroute(`**${apiPaths.submit}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeFocused();
});
