import { exampleQuestionnaire, tabs } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import { expectFocusSeen } from '../support/focus.js';
import { answerByKeys, tabTo } from '../support/questionnaire/questionnaire-keys.js';
import {
  allSteps,
  expectOpen,
  firstTab,
  isSweep,
  lastTab,
  sweptTabs,
} from '../support/questionnaire/questionnaire-states.js';
import { test } from '../support/test.js';

// Where the focus goes is tested with the motion that most owners have.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type TabOfForm = (typeof tabs)[number];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, { label }: TabOfForm) =>
  page.getByRole('heading', { level: 2, name: label });

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function goOn(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, name));
  await page.keyboard.press('Enter');
}

async function expectAtHeading(page: Page, tab: TabOfForm): Promise<void> {
  await expectOpen(page, tab);
  await expect(heading(page, tab)).toBeFocused();
  await expectFocusSeen(page);
}

/** Answers these tabs by keys, passing every element on them, and sends the questionnaire. */
async function sendByKeys(page: Page, answered: readonly TabOfForm[]): Promise<void> {
  for (const tab of tabs) {
    await test.step(tab.label, async () => {
      if (answered.includes(tab)) await answerByKeys(page, tab, exampleQuestionnaire);
      expect(await widthOf(page), `${tab.label} fits`).toBeLessThanOrEqual(
        page.viewportSize()!.width,
      );
      if (tab === lastTab) return;
      if (answered.includes(tab)) await goOn(page, 'Next');
      else await button(page, 'Next').press('Enter');
      await expectAtHeading(page, tabs[tabs.indexOf(tab) + 1]!);
    });
  }
  await goOn(page, 'Submit Questionnaire');
  await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeFocused();
  await expectFocusSeen(page);
}

test('from Start to the thanks by keys alone, 320 px wide', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expectOpen(page, firstTab);
  await goOn(page, 'Start');
  await expectAtHeading(page, firstTab);
  if (!isSweep) await goOn(page, 'Fill Example Data');

  await test.step('the list of steps leads to another tab, and back', async () => {
    for (const [key, tab] of [
      ['ArrowDown', tabs[1]],
      ['ArrowUp', firstTab],
    ] as const) {
      await tabTo(page, allSteps(page), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('tab', { selected: true }));
      await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      await expectAtHeading(page, tab);
    }
  });
  await sendByKeys(page, isSweep ? tabs : sweptTabs);
});

test('the example is changed and sent by keys alone, 1280 px wide', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expectOpen(page, firstTab);
  await goOn(page, 'Fill Example Data');
  // The way to the button that sends passes all of the last tab; the first has the phone above.
  await sendByKeys(page, isSweep ? sweptTabs : sweptTabs.slice(1, 2));
});

test.describe('by keys', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expectOpen(page, firstTab);
  });

  test('arrows walk along the tabs, Back goes a tab back, and a missing answer’s link leads to its field', async ({
    page,
  }) => {
    const tab = (name: string) => page.getByRole('tab', { name });
    await tabTo(page, tab('Company'));
    await page.keyboard.press('ArrowUp');
    await expect(tab('Documents')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(tab('Staff')).toBeFocused();
    await expectFocusSeen(page);
    await page.keyboard.press('Enter');
    await expectAtHeading(page, tabs[2]);
    await tabTo(page, tab('Staff'), 'Shift+Tab');
    await page.keyboard.press('End');
    await expect(tab('Documents')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
    await tabTo(page, tab('Staff'), 'Shift+Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await expectAtHeading(page, lastTab);
    await page.goBack();
    await expectAtHeading(page, tabs[2]);
    await page.goBack();
    await expectAtHeading(page, firstTab);

    await tabTo(page, tab('Company'), 'Shift+Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expectAtHeading(page, lastTab);
    await tabTo(page, page.getByRole('link', { name: /Training information is required/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Training' })).toBeFocused();
    await expectFocusSeen(page);
  });

  test('the focus comes back from a dialog and from a toast to what opened it', async ({
    page,
  }) => {
    const resend = button(page, 'Resend Report Verification Email');
    await tabTo(page, resend);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'E-mail address' })).toBeFocused();
    for (let steps = 0; steps < 6; steps++) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await expectFocusSeen(page);
    }
    await page.keyboard.press('Escape');
    await expect(resend).toBeFocused();
    await expectFocusSeen(page);

    await tabTo(page, page.getByRole('textbox', { name: 'Company name' }));
    await page.keyboard.type('Harbour & Sons');
    const clear = button(page, 'Clear');
    await expect(clear).toBeVisible();
    await tabTo(page, clear);
    await page.keyboard.press('Enter');
    await expect(button(page, 'Keep answers')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(clear).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, button(page, 'Clear answers'));
    await page.keyboard.press('Enter');
    await expectAtHeading(page, firstTab);

    await goOn(page, 'Fill Example Data');
    await expect(button(page, 'Dismiss')).toBeVisible();
    // F8 leads to the toast.
    await page.keyboard.press('F8');
    await tabTo(page, button(page, 'Dismiss'));
    await page.keyboard.press('Enter');
    await expect(button(page, 'Dismiss')).toHaveCount(0);
    await expect(button(page, 'Fill Example Data')).toBeFocused();
  });
});
