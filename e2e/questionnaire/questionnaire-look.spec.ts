import { tabs } from '@ellac/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { accessibilityFaults, expectToFit } from '../support/accessibility.js';
import { watchLayout } from '../support/layout-shifts.js';
import { coveredLabels } from '../support/questionnaire/covered-labels.js';
import {
  fillExample,
  holdSubmission,
  lastTab,
  openForm,
  openTab,
  showAllFaults,
  sweptTabs,
} from '../support/questionnaire/questionnaire-states.js';
import { test } from '../support/test.js';

// While something moves, its text has too little contrast.
const sizes = [
  { width: 1280, height: 800, startsAbove: 380, labelAbove: 290, ratings: 1700 },
  { width: 390, height: 844, startsAbove: 400, labelAbove: 240, ratings: 2300 },
] as const;

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const top = async (element: Locator) => (await element.boundingBox())!.y;
const bottom = async (element: Locator) => {
  const { y, height } = (await element.boundingBox())!;
  return y + height;
};
const styleOf = (element: Locator) =>
  element.evaluate((cell) => {
    const { backgroundColor, borderTopStyle } = getComputedStyle(cell);
    return { backgroundColor, borderTopStyle };
  });

/** With less motion, nothing runs while the answers are sent. */
async function expectStillWhileSending(page: Page): Promise<void> {
  const letIn = await holdSubmission(page);
  await page.getByRole('button', { name: 'Submit Questionnaire' }).click();
  await expect(page.getByRole('heading', { name: 'Generating Analysis' })).toBeVisible();
  const running = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap(({ playState, effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return playState === 'running' ? [target?.outerHTML.slice(0, 200)] : [];
      }),
    );
  await expect.poll(running).toEqual([]);
  letIn();
  await expect(page.getByText('Submission Successful!')).toBeVisible();
  await expect.poll(running).toEqual([]);
}

for (const { width, height, startsAbove, labelAbove, ratings } of sizes) {
  test(`the start panel, the ratings and the end fit their page, ${String(width)} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const layout = await watchLayout(page);
    await openForm(page);
    const start = page.getByRole('button', { name: 'Start', exact: true });

    await test.step('the panel says what this is, and folds once the owner starts', async () => {
      expect(await bottom(start)).toBeLessThanOrEqual(startsAbove);
      expect(await layout.shift()).toBeLessThanOrEqual(0.001);
      await expect(page.getByRole('button', { name: 'Next' })).not.toBeInViewport();
      // The wide one is looked at by questionnaire-contrast.
      if (width === 390) expect(await accessibilityFaults(page)).toEqual([]);
      await start.click();
      await expect(page.getByRole('heading', { level: 2, name: 'Company' })).toBeFocused();
      await expect(start).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    await test.step('the first question is near the top', async () => {
      // Lines wrap differently on a phone.
      for (const tab of width === 390 ? tabs : sweptTabs) {
        await openTab(page, tab);
        await page.evaluate(() => window.scrollTo(0, 0));
        // Below the tab's own heading.
        const question = page.getByRole('tabpanel').locator('> :nth-child(2)');
        expect(await top(question), tab.label).toBeLessThanOrEqual(labelAbove);
      }
    });

    await test.step('a preset rating is not drawn as an answer, until it is pressed', async () => {
      await openTab(page, tabs[3]);
      expect(await pageHeight(page)).toBeLessThanOrEqual(ratings);
      const scale = page.getByRole('radiogroup').first();
      const cell = (label: RegExp) => scale.getByRole('radio', { name: label }).locator('..');
      const open = await styleOf(cell(/^2 /));
      const preset = cell(/^3 /);
      await expect(scale).toHaveAccessibleDescription(/not answered yet, starts at Neutral/);
      expect(await styleOf(preset)).toEqual({ ...open, borderTopStyle: 'dashed' });
      await cell(/^4 /).click();
      const chosen = await styleOf(cell(/^4 /));
      expect(chosen.borderTopStyle).toBe('solid');
      expect(chosen.backgroundColor).not.toBe(open.backgroundColor);
      await expect(scale).not.toHaveAccessibleDescription(/not answered yet/);
      const { width: wide, height: high } = (await preset.boundingBox())!;
      expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
    });

    await test.step('before sending, each tab is a line', async () => {
      await fillExample(page);
      await openTab(page, lastTab);
      const cards = page.getByRole('region', { name: 'Your answers' }).getByRole('heading', {
        level: 4,
      });
      await expect(cards).toHaveCount(11);
      if (width === 1280) expect(await pageHeight(page)).toBeLessThanOrEqual(1500);
      await expect(page.getByRole('button', { name: 'Submit Questionnaire' })).toBeInViewport();
      await expectToFit(page, 320);
    });

    if (width === 390) await expectStillWhileSending(page);
  });
}

test('each label stands above its input, wide and on a phone, and inputs side by side stay in line where one wraps', async ({
  page,
}) => {
  await openForm(page);
  for (const state of ['empty', 'wrong']) {
    if (state === 'wrong') await showAllFaults(page);
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height });
      for (const tab of sweptTabs) {
        await openTab(page, tab);
        expect(await coveredLabels(page), `${tab.label}, ${state}, ${String(width)}`).toEqual([]);
      }
    }
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await openTab(page, tabs[6]);
  const inputs = page.getByRole('tabpanel').getByRole('textbox');
  const labels = ['Revenue from your largest clients', 'Customer retention'] as const;
  const heights = () =>
    Promise.all(
      labels.map(async (label) => (await page.getByText(label).first().boundingBox())!.height),
    );
  await page
    .getByText(labels[0])
    .first()
    .evaluate((label) => label.append(', however many these are'));
  const [wrapped, short] = await heights();
  expect(wrapped).toBeGreaterThan(short!);
  expect(await top(inputs.nth(0))).toBe(await top(inputs.nth(1)));
});
