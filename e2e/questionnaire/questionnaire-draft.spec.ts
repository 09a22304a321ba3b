import { expect, type Page } from '@playwright/test';
import {
  expectOpen,
  fillExample,
  firstTab,
  lastTab,
  openForm,
  openTab,
} from '../support/questionnaire/questionnaire-states.js';
import { tabs } from '@ellac/contracts';
import { test } from '../support/test.js';

const company = (page: Page) => page.getByRole('textbox', { name: 'Company name' });
const offer = (page: Page) => page.getByRole('heading', { name: 'Welcome back' });
const kept = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

/** Leaves an unsent answer on this device, and the page open at the tab Financial. */
async function leaveDraft(page: Page): Promise<void> {
  await openForm(page);
  await company(page).fill('Harbour & Sons');
  await openTab(page, tabs[1]);
  await page.getByRole('textbox', { name: 'Net profit margin' }).fill('12.5');
  await expect(page.getByText(/Saved on this device, /)).toBeVisible();
}

test('a draft is offered with its company, and goes on where it was left', async ({ page }) => {
  await leaveDraft(page);
  await page.goto('/');
  await expect(page.getByText(/unsent answers for Harbour & Sons on this device/)).toBeVisible();
  await page.getByRole('button', { name: 'Go on with Harbour & Sons' }).click();
  await expectOpen(page, tabs[1]);
  await expect(page.getByRole('heading', { name: 'Financial', level: 2 })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Net profit margin' })).toHaveValue('12.5');
  await openTab(page, firstTab);
  await expect(company(page)).toHaveValue('Harbour & Sons');
});

test('after a reload in the middle of a page, the offer is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await leaveDraft(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.reload();
  const goOn = page.getByRole('button', { name: 'Go on with Harbour & Sons' });
  await expect(goOn).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a draft can be deleted instead, after a question', async ({ page }) => {
  await leaveDraft(page);
  await page.reload();
  const anew = page.getByRole('button', { name: 'Start anew' });
  await anew.click();
  const dialog = page.getByRole('alertdialog', { name: 'Clear all answers?' });
  await dialog.getByRole('button', { name: 'Keep answers' }).click();
  await expect(anew).toBeFocused();
  expect(await kept(page)).toContain('Harbour');
  await anew.click();
  await dialog.getByRole('button', { name: 'Clear answers' }).click();
  await expectOpen(page, firstTab);
  await expect(company(page)).toHaveValue('');
  expect(await kept(page)).not.toContain('Harbour');
  await page.reload();
  await expectOpen(page, firstTab);
  await expect(offer(page)).toHaveCount(0);
});

test('a draft stays for thirty days and no longer', async ({ page }) => {
  await leaveDraft(page);
  const day = 86_400_000;
  // A pending save is flushed when the page is left.
  await page.goto('about:blank');
  await page.clock.setFixedTime(Date.now() + 30 * day - 60_000);
  await page.goto('/');
  await expect(offer(page)).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 30 * day + 60_000);
  await page.goto('/');
  await expectOpen(page, firstTab);
  await expect(offer(page)).toHaveCount(0);
  expect(await kept(page)).not.toContain('Harbour');
});

test('Clear asks first, then empties the form and the device', async ({ page }) => {
  await leaveDraft(page);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Clear all answers?' });
  await expect(dialog).toHaveAccessibleDescription(/removes what is saved on this device/);
  await dialog.getByRole('button', { name: 'Keep answers' }).click();
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Net profit margin' })).toHaveValue('12.5');
  expect(await kept(page)).toContain('Harbour');

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await dialog.getByRole('button', { name: 'Clear answers' }).click();
  await expectOpen(page, firstTab);
  await expect(company(page)).toHaveValue('');
  await expect(page.getByText(/Saved on this device, /)).toHaveCount(0);
  expect(await kept(page)).not.toContain('Harbour');
});

test('what was sent does not stay on the device', async ({ page }) => {
  await openForm(page);
  await fillExample(page);
  await expect.poll(() => kept(page)).toContain('Joinery');
  await openTab(page, lastTab);
  await page.getByRole('button', { name: 'Submit Questionnaire' }).click();
  await expect(page.getByText('Submission Successful!')).toBeVisible();
  expect(await kept(page)).not.toContain('Joinery');
  await page.reload();
  await page.getByRole('button', { name: 'Start a new questionnaire' }).click();
  await expectOpen(page, firstTab);
  await expect(offer(page)).toHaveCount(0);
});

for (const [name, forbid] of [
  [
    'forbids it',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      }),
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`a browser whose storage ${name} says so, and the form works`, async ({ page }) => {
    await page.addInitScript(forbid);
    await openForm(page);
    await company(page).fill('Harbour & Sons');
    await expect(page.getByText(/does not let us save your answers/)).toBeVisible();
    await openTab(page, tabs[1]);
    await openTab(page, firstTab);
    await expect(company(page)).toHaveValue('Harbour & Sons');
  });
}

test('answers that the example took the place of can be brought back', async ({ page }) => {
  await leaveDraft(page);
  await openTab(page, firstTab);
  await page.getByRole('button', { name: 'Fill Example Data' }).click();
  await expect(company(page)).not.toHaveValue('Harbour & Sons');
  await page.getByRole('button', { name: 'Bring my answers back' }).click();
  await expect(company(page)).toHaveValue('Harbour & Sons');
  await openTab(page, tabs[1]);
  await expect(page.getByRole('textbox', { name: 'Net profit margin' })).toHaveValue('12.5');
});
