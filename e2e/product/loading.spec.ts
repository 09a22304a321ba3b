import { questionnaireIntro, tabs } from '@ellac/contracts';
import { expect, type Page, type Route } from '@playwright/test';
import { watchLayout } from '../support/layout-shifts.js';
import { openReview } from '../support/questionnaire/questionnaire-states.js';
import { test } from '../support/test.js';

const firstField = (page: Page) => page.getByRole('textbox', { name: 'Company name' });
const open = (page: Page, tab: string) => page.getByRole('tab', { name: new RegExp(`^${tab}`) });
const scripts = '**/mf/**/*.js';

/** Intercepts the file with a question's code; returns an unsubscribe function. */
async function withhold(page: Page, question: string, how: (route: Route) => Promise<void>) {
  await page.route(scripts, async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes(`"${question}"`)) await how(route);
    else await route.fulfill({ response: answer });
  });
  return () => page.unrouteAll({ behavior: 'wait' });
}

for (const width of [1280, 800, 390]) {
  test(`the words of the page are there before its script, and stay in place (${String(width)} pixels)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const layout = await watchLayout(page);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(scripts, async (route) => {
      await held;
      await route.continue();
    });
    const arrived = page.goto('/');
    const words = [questionnaireIntro.title, questionnaireIntro.subtitle, questionnaireIntro.about];
    const boxes = () =>
      Promise.all(words.map((text) => page.getByText(text, { exact: true }).boundingBox()));
    await expect(page.getByText(questionnaireIntro.about)).toBeVisible();
    // Only the style sheet draws this element, so that the boxes are measured with the sheet
    // applied.
    await expect(page.locator('#app [aria-hidden] i').first()).toBeVisible();
    const before = await boxes();
    expect(await firstField(page).count()).toBe(0);

    letGo();
    await arrived;
    await expect(firstField(page)).toBeVisible();
    expect(await boxes()).toEqual(before);
    expect(await page.locator('.sketch').count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await layout.shift()).toBeLessThanOrEqual(0.001);
    expect(await layout.emptied()).toBe(0);
  });
}

test('nothing moves on the way through all tabs', async ({ page }) => {
  const layout = await watchLayout(page);
  await page.goto('/');
  await firstField(page).fill('Alder & Sons');
  for (const { label } of tabs.slice(1)) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('tabpanel', { name: new RegExp(`^${label}`) })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Submit Questionnaire' })).toBeVisible();
  expect(await layout.shift()).toBeLessThanOrEqual(0.001);
});

test('there is no empty page between two apps', async ({ page }) => {
  const layout = await watchLayout(page);
  await page.goto('/');
  await expect(firstField(page)).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/admin'));
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.locator('#app > *')).toHaveCount(1);
  await page.goBack();
  await expect(firstField(page)).toBeVisible();
  expect(await layout.emptied()).toBe(0);
});

test('a tab that cannot be loaded says so, keeps the answers and comes when it can', async ({
  page,
}) => {
  await page.goto('/');
  await firstField(page).fill('Alder & Sons');
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  const notice = page.getByRole('tabpanel').getByRole('alert');

  await test.step('because there is no network for a while', async () => {
    const giveBack = await withhold(page, 'growth.strategy', (route) => route.abort());
    await open(page, 'Growth').click();
    await expect(notice).toContainText('could not be loaded');
    await expect(page.getByRole('heading', { level: 2, name: 'Growth' })).toBeFocused();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect(notice).toContainText('your answers are kept on this device');

    await giveBack();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('textbox', { name: 'Projected growth' })).toBeVisible();
    await open(page, 'Company').click();
    await expect(firstField(page)).toHaveValue('Alder & Sons');
  });

  await test.step('because a deploy took its file away: after a reload, and nothing is lost', async () => {
    const giveBack = await withhold(page, 'documents.businessPlan', (route) =>
      route.fulfill({ status: 404, json: {} }),
    );
    await open(page, 'Documents').click();
    await expect(notice).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit Questionnaire' })).toHaveCount(0);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await giveBack();
    await notice.getByRole('button', { name: 'Reload the page' }).click();
    await page.getByRole('button', { name: /^Go on/ }).click();
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await open(page, 'Company').click();
    await expect(firstField(page)).toHaveValue('Alder & Sons');
  });
});

test('a link to a missing answer finds it, also where its tab has still to be loaded', async ({
  page,
}) => {
  await page.goto('/#documents');
  await page.getByRole('link', { name: /Total employees is required/ }).click();
  await expect(page.getByRole('textbox', { name: 'Total employees' })).toBeFocused();
});

test('who comes back finds the offer to go on where the page had begun, and the place that was asked for', async ({
  page,
}) => {
  const box = page.getByRole('checkbox', { name: /I don't know.*Customer retention/ });
  const layout = await watchLayout(page);

  await test.step('nothing moves on a phone that opens a later tab', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/#customer');
    await expect(page.getByRole('textbox', { name: 'Customer retention' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fill Example Data' })).toBeVisible();
    expect(await layout.shift()).toBeLessThanOrEqual(0.001);
  });

  await box.check();
  await expect(page.getByText(/Saved on this device,/)).toBeVisible();
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await withhold(page, "I don't know", async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 900 });

  await test.step('nothing moves where a draft is offered', async () => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Go on/ })).toBeVisible();
    expect(await layout.shift()).toBeLessThanOrEqual(0.001);
    expect(await layout.emptied()).toBe(0);
  });

  await test.step('an unknown figure has the focus at once, however late its box comes', async () => {
    await page.getByRole('button', { name: /^Go on/ }).click();
    await open(page, 'Documents').click();
    await openReview(page);
    await page.getByRole('link', { name: 'Change customer retention' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Customer' })).toBeVisible();
    letGo();
    await expect(box).toBeFocused();
  });
});

test('a page whose scripts do not come says so after fifteen seconds', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto('/');
  const note = page.getByText('This takes longer than it should');
  await expect(note).toBeHidden();
  const delays = await note.evaluate((element) =>
    element.getAnimations().map((animation) => {
      const delay = animation.effect?.getTiming().delay;
      animation.finish();
      return delay;
    }),
  );
  expect(delays).toEqual([15_000]);
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(note).toContainText(/use .*Firefox \d+/);

  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/');
  await expect(firstField(page)).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('the example is filled in with one toast, which blocks nothing, and sent without any more code', async ({
  page,
}) => {
  const fill = page.getByRole('button', { name: 'Fill Example Data' });
  const toasts = page
    .getByText('Example Data Loaded', { exact: true })
    .and(page.locator(':not([aria-live])'));

  await test.step('a toast that is asked for before its code is there is shown once it is', async () => {
    await page.goto('/');
    await fill.click();
    await expect(toasts).toHaveCount(1);
    await page.keyboard.press('F8');
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  });

  await test.step('a new one takes its place', async () => {
    await fill.click();
    await expect(toasts).toHaveCount(1);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(open(page, 'Financial')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('the answers are sent and thanked for without any more code', async () => {
    await open(page, 'Documents').click();
    await expect(page.getByRole('button', { name: 'Submit Questionnaire' })).toBeEnabled();
    await page.route(scripts, (route) => route.abort());
    await page.getByRole('button', { name: 'Submit Questionnaire' }).click();
    await expect(page.getByRole('heading', { name: 'Generating Analysis' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeVisible();
  });
});
