import { tabs } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import {
  accessibilityFaults,
  expectSoundDayAndNight,
  type Rules,
} from '../support/accessibility.js';
import {
  fillExample,
  holdSubmission,
  isSweep,
  lastTab,
  openForm,
  openTab,
  rulesOf,
  showAllFaults,
  sweptTabs,
} from '../support/questionnaire/questionnaire-states.js';
import { test } from '../support/test.js';

// While something moves, its text has too little contrast.
/** Checks the tabs with axe, and once for each state the frame around them. */
async function expectSoundTabs(page: Page, state: string, rules: Rules): Promise<void> {
  for (const tab of sweptTabs) {
    await openTab(page, tab);
    const parts = tab === lastTab ? ['html'] : ['form', '[role="tablist"]'];
    expect(await accessibilityFaults(page, parts, rules), `${tab.label}, ${state}`).toEqual([]);
  }
}

async function expectSound(page: Page, part: string): Promise<void> {
  // A dialog that is just closing still hides the page from screen readers.
  if (part === 'html')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeAttached();
  await expectSoundDayAndNight(page, [part], part);
}

test('the tabs that are looked at here have every kind of question', () => {
  // The same components render both kinds.
  const drawnAs: Readonly<Record<string, string>> = { email: 'number', list: 'flag' };
  const kindsOn = (those: readonly (typeof tabs)[number][]) =>
    new Set(those.flatMap((tab) => rulesOf(tab).map(({ kind }) => drawnAs[kind] ?? kind)));
  expect(kindsOn(sweptTabs)).toEqual(kindsOn(tabs));
});

test('the tabs have no accessibility faults, empty, with all their errors in any colours, and filled in', async ({
  page,
}) => {
  test.slow(isSweep);
  await openForm(page);
  await expectSoundTabs(page, 'empty', 'layout');
  await showAllFaults(page);
  await expectSoundTabs(page, 'wrong', 'all');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSoundTabs(page, 'wrong, dark', 'colours');
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await expectSoundTabs(page, 'wrong, forced colours', 'colours');
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await fillExample(page);
  await expectSoundTabs(page, 'filled in', 'layout');
});

test('what comes over the tabs and after them has no faults', async ({ page }) => {
  await openForm(page);

  await test.step('the dialog for a new link, with its error', async () => {
    await page.getByRole('button', { name: 'Resend Report Verification Email' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: 'Send new link' }).click();
    await expect(page.getByText('Please enter your email address')).toBeVisible();
    await expectSound(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
  });

  await test.step('a toast', async () => {
    await page.getByRole('button', { name: 'Fill Example Data' }).click();
    await page.getByRole('button', { name: 'Dismiss' }).hover();
    await expectSound(page, '.fui-Toast');
    await page.getByRole('button', { name: 'Dismiss' }).click();
  });

  await test.step('the dialog that clears all answers', async () => {
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectSound(page, '[role="alertdialog"]');
    await page.getByRole('button', { name: 'Keep answers' }).click();
  });

  await test.step('the offer of a draft', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: /^Go on/ })).toBeVisible();
    await expectSound(page, 'html');
    await page.getByRole('button', { name: /^Go on/ }).click();
  });

  await test.step('the overlay, and the thanks', async () => {
    const letIn = await holdSubmission(page);
    await openTab(page, lastTab);
    await page.getByRole('button', { name: 'Submit Questionnaire' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Generating Analysis' })).toBeVisible();
    // How they look by night is looked at by questionnaire-contrast.
    expect(await accessibilityFaults(page, ['[role="alertdialog"]'])).toEqual([]);
    letIn();
    await expect(page.getByText('Submission Successful!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeAttached();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
