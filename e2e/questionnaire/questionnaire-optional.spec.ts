import { apiPaths, exampleQuestionnaire, type Questionnaire } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import { accessibilityFaults, expectToFit, expectToSuitAll } from '../support/accessibility.js';
import { hostSite } from '../support/embedding/host-page.js';
import { tabTo } from '../support/questionnaire/questionnaire-keys.js';
import { openReview } from '../support/questionnaire/questionnaire-states.js';
import { test } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

// While something moves, its text has too little contrast.
const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const tick = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
const more = (page: Page) =>
  page.getByRole('button', { name: 'Make the report more exact (optional)' });

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
}

/** What the review shows in the row of a question. */
const reviewed = (page: Page, question: string) =>
  page
    .getByRole('region', { name: 'Your answers' })
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: question }) })
    .getByRole('definition')
    .first();

const half = 'Please enter both amounts, or leave both empty';
const exit = 'I want to sell, hand over or retire.';
const year = String(new Date().getUTCFullYear() + 2);

test('an owner tells more than is asked', async ({ page }) => {
  const { complaints } = await watchPage(page);

  await test.step('names the trade', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Fill Example Data' }).click();
    await expect(box(page, 'Company name')).toHaveValue(exampleQuestionnaire.company_info.name);
    await box(page, 'Your trade (optional)').fill('Joinery');
    await expectToFit(page, 320);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('opens what makes the report more exact, by keys', async () => {
    await openTab(page, 'Financial');
    await expect(box(page, 'Fair pay')).toHaveCount(0);
    await tabTo(page, more(page));
    await page.keyboard.press('Enter');
    await tabTo(page, box(page, 'Pay that you take'));
    await page.keyboard.type('40 000');
    await tabTo(page, box(page, 'Fair pay'));
    await expect(page.getByText(half)).toHaveCount(0);
    await tabTo(page, box(page, 'Rent that the business pays'));
    await expect(page.getByRole('alert').filter({ hasText: half })).toBeVisible();
    await expectToSuitAll(page, ['form']);
  });

  await test.step('ticks what is true', async () => {
    await openTab(page, 'Qualitative');
    await tick(page, exit).check();
    const details = page.getByRole('group', { name: exit });
    await details.getByRole('combobox', { name: 'Month' }).selectOption('August');
    await details.getByRole('combobox', { name: 'Year' }).selectOption(year);
    await details.getByRole('combobox', { name: 'To whom' }).selectOption('Family');
    await tick(page, /^One single client/).check();
    await box(page, 'Share of revenue').fill('380');
    await tick(page, /^Our costs rise/).check();
    await expect(page.getByText('Share of revenue must be between 0 and 100')).toBeVisible();
    await expectToSuitAll(page, ['form']);
    await expectToFit(page, 320);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('is led from the last tab to what has to be changed', async () => {
    await openTab(page, 'Documents');
    await expect(page.getByText(/ 47 of 47 answered$/)).toBeVisible();
    await expect(page.getByText('2 answers are missing or have to be changed.')).toBeVisible();
    await page.getByRole('link', { name: /^What should we know\?: Share of revenue/ }).click();
    await expect(box(page, 'Share of revenue')).toBeFocused();
    await box(page, 'Share of revenue').fill('38');
    await openTab(page, 'Documents');
    await page.getByRole('link', { name: new RegExp(half) }).click();
    await expect(box(page, 'Pay that you take')).toBeFocused();
    await box(page, 'Fair pay').fill('70000');
  });

  await test.step('goes on later, with all of it', async () => {
    await openTab(page, 'Documents');
    await openReview(page);
    await expect(reviewed(page, 'Your trade')).toHaveText('Joinery');
    await expect(page.getByText(/^Saved on this device/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: /^Go on/ }).click();
    await openReview(page);
    await expect(reviewed(page, 'Pay for your own work')).toHaveText(
      'Pay that you take £40,000, Fair pay £70,000',
    );
    await expect(reviewed(page, 'What should we know?')).toContainText(
      `${exit} By when: August ${year}. To whom: Family.`,
    );
  });

  await test.step('sends it', async () => {
    const request = page.waitForRequest(`**${apiPaths.submit}`);
    await page.getByRole('button', { name: 'Submit Questionnaire' }).click();
    const sent = (await request).postDataJSON() as Questionnaire;
    expect(sent.meta).toEqual({
      notKnown: [],
      useAi: true,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      trade: 'Joinery',
      ownerPay: { taken: 40_000, fair: 70_000 },
      circumstances: [
        { kind: 'wish-exit', date: `${year}-08-31`, to: 'family' },
        { kind: 'client-share', percent: 38 },
        { kind: 'cost-squeeze' },
      ],
    });
    await expect(page.getByText('Submission Successful!', { exact: true }).last()).toBeVisible();
  });

  expect(complaints).toEqual([]);
});

test('what is read in a text is confirmed, left out, and sent like a tick', async ({ page }) => {
  const { complaints } = await watchPage(page);
  const handover = `you want to hand over to your family by August ${year}`;
  const alone = 'you alone know or do something the business needs';
  const line = (phrase: string) => page.getByText(`We read: ${phrase}.`).first();
  const button = (name: string) => page.getByRole('button', { name });

  await page.goto('/');
  await button('Fill Example Data').click();
  await openTab(page, 'Qualitative');
  const vision = box(page, 'Vision');
  await vision.fill(
    `I want to hand over to my daughter by August ${year}. Only I know how to set up the press.`,
  );
  await expect(line(handover)).toHaveText(`We read: ${handover}. Right?`);
  await expectToSuitAll(page, ['form']);
  await expectToFit(page, 320);
  await page.setViewportSize({ width: 1280, height: 900 });

  await tabTo(page, button(`Yes: ${handover}`));
  await page.keyboard.press('Enter');
  await expect(button(`Undo: ${handover}`)).toBeFocused();
  await expect(tick(page, exit)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(button(`Yes: ${handover}`)).toBeFocused();
  await expect(tick(page, exit)).not.toBeChecked();
  await page.keyboard.press('Enter');
  await expect(line(handover)).toHaveText(`We read: ${handover}. Confirmed.`);
  await button(`No: ${alone}`).click();
  await expect(line(alone)).toHaveText(`We read: ${alone}. Left out.`);

  await openTab(page, 'Documents');
  const request = page.waitForRequest(`**${apiPaths.submit}`);
  await button('Submit Questionnaire').click();
  const sent = (await request).postDataJSON() as Questionnaire;
  expect(sent.meta?.circumstances).toEqual([
    { kind: 'wish-exit', date: `${year}-08-31`, to: 'family' },
    { kind: 'only-one', denied: true },
  ]);
  await expect(page.getByText('Submission Successful!', { exact: true }).last()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('on another site’s page, the fault of half an answer waits for its second amount', async ({
  page,
  baseURL,
}) => {
  const html = '<!doctype html><html lang="en"><title>Host</title><ellac-questionnaire>';
  const site = await hostSite(`${html}</ellac-questionnaire></html>`);
  await page.goto(site.origin);
  await page.addScriptTag({ type: 'module', url: `${baseURL!}/embed.js` });
  await page.getByRole('tab', { name: 'Financial' }).click();
  await more(page).click();
  await box(page, 'Usual rent').fill('9000');
  await page.keyboard.press('Shift+Tab');
  await expect(box(page, 'Rent that the business pays')).toBeFocused();
  await expect(page.getByText(half)).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByText(half)).toBeVisible();
  expect(await accessibilityFaults(page, ['ellac-questionnaire'])).toEqual([]);
  await site.close();
});
