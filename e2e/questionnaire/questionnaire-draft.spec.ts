import { expect, type Page } from '@playwright/test';
import {
  expectOpen,
  firstTab,
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

test('after a reload a draft is offered in sight, and goes on where it was left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await leaveDraft(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.reload();
  const goOn = page.getByRole('button', { name: 'Go on with Harbour & Sons' });
  await expect(goOn).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByText(/unsent answers for Harbour & Sons on this device/)).toBeVisible();
  await goOn.click();
  await expectOpen(page, tabs[1]);
  await expect(page.getByRole('heading', { name: 'Financial', level: 2 })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Net profit margin' })).toHaveValue('12.5');
  await openTab(page, firstTab);
  await expect(company(page)).toHaveValue('Harbour & Sons');

  await test.step('where the storage is full the form says so, and works', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await company(page).fill('Harbour & Daughters');
    await expect(page.getByText(/does not let us save your answers/)).toBeVisible();
    await openTab(page, tabs[1]);
    await openTab(page, firstTab);
    await expect(company(page)).toHaveValue('Harbour & Daughters');
  });
});

test('answers are cleared only after a question, then from form and device, and the example gives them back', async ({
  page,
}) => {
  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  const dialog = page.getByRole('alertdialog', { name: 'Clear all answers?' });
  const expectCleared = async () => {
    await dialog.getByRole('button', { name: 'Clear answers' }).click();
    await expectOpen(page, firstTab);
    await expect(company(page)).toHaveValue('');
    await expect(page.getByText(/Saved on this device, /)).toHaveCount(0);
    expect(await kept(page)).not.toContain('Harbour');
  };
  await leaveDraft(page);

  await test.step('what the example took the place of is brought back', async () => {
    await openTab(page, firstTab);
    await page.getByRole('button', { name: 'Fill Example Data' }).click();
    await expect(company(page)).not.toHaveValue('Harbour & Sons');
    await page.getByRole('button', { name: 'Bring my answers back' }).click();
    await expect(company(page)).toHaveValue('Harbour & Sons');
    await openTab(page, tabs[1]);
    await expect(page.getByRole('textbox', { name: 'Net profit margin' })).toHaveValue('12.5');
  });

  await test.step('Clear asks first', async () => {
    await clear.click();
    await expect(dialog).toHaveAccessibleDescription(/removes what is saved on this device/);
    await dialog.getByRole('button', { name: 'Keep answers' }).click();
    await expect(clear).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Net profit margin' })).toHaveValue('12.5');
    expect(await kept(page)).toContain('Harbour');
    await clear.click();
    await expectCleared();
  });

  await test.step('so does Start anew', async () => {
    await company(page).fill('Harbour & Sons');
    await expect(page.getByText(/Saved on this device, /)).toBeVisible();
    await page.reload();
    const anew = page.getByRole('button', { name: 'Start anew' });
    await anew.click();
    await dialog.getByRole('button', { name: 'Keep answers' }).click();
    await expect(anew).toBeFocused();
    expect(await kept(page)).toContain('Harbour');
    await anew.click();
    await expectCleared();
    await page.reload();
    await expectOpen(page, firstTab);
    await expect(offer(page)).toHaveCount(0);
  });
});
