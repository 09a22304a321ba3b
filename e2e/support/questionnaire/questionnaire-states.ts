import {
  apiPaths,
  questionnaireFields,
  tabs,
  type FieldRule,
  type PercentGroupRule,
} from '@ellac/contracts';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

type Tab = (typeof tabs)[number];

export const firstTab = tabs[0];
export const lastTab: Tab = tabs[10];

/**
 * Whether the browser tests every tab in every state. Otherwise component tests cover what can be
 * tested without a browser, and the browser tests only what looks different.
 */
export const isSweep = process.env['SWEEP'] === '1';

/**
 * The tested tabs: all in a sweep, otherwise three that together have every kind of question. The
 * first one has a list, a scale and shares; the second one a number, a long text and shares; the
 * last one boxes, the review and the submit button. A line of text looks like a number.
 */
export const sweptTabs: readonly Tab[] = tabs.filter(
  ({ id }) => isSweep || ['specialization', 'growth', 'documents'].includes(id),
);

/** The questions of a tab. */
export const rulesOf = ({ groups }: Tab): readonly (FieldRule | PercentGroupRule)[] =>
  groups.flatMap((group) =>
    Object.values<FieldRule | PercentGroupRule>(questionnaireFields[group]),
  );

/** Waits until the tab is open and its questions have loaded. */
export async function expectOpen(page: Page, { label }: Tab): Promise<void> {
  const current = page.getByRole('tab', { name: label, selected: true });
  // A page without room for the tabs names the open one on the button that lists them.
  const step = page.getByRole('button', { name: new RegExp(` of 11 · ${label}.*show all steps$`) });
  await expect(current.or(step).first()).toBeVisible();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { level: 2, name: label })).toBeVisible();
  await expect(panel.locator('input, select, textarea').first()).toBeAttached();
}

/** The button that lists the tabs, on a page without room for them. */
export const allSteps = (page: Page | FrameLocator): Locator =>
  page.getByRole('button', { name: /show all steps$/ });

/** A tab, in the list that opens where the page has no room for it. */
export async function seeTab(page: Page | FrameLocator, { label }: Tab): Promise<Locator> {
  const tab = page.getByRole('tab', { name: label });
  // A window that was just resized still shows the other layout for a moment: look again.
  await expect(async () => {
    if (!(await tab.isVisible())) await allSteps(page).click({ timeout: 1_000 });
    await expect(tab).toBeVisible({ timeout: 3_000 });
  }).toPass();
  return tab;
}

/** Opens a tab as a finger or a mouse does. */
export async function openTab(page: Page, tab: Tab): Promise<void> {
  // The layout of a window that was just resized may change between the look and the click.
  await expect(async () => (await seeTab(page, tab)).click({ timeout: 10_000 })).toPass();
  // A list that closes is smaller than it was, and hidden from roles, until it is gone.
  await expect(page.locator('[role="dialog"] [role="tab"]')).toHaveCount(0);
  await expectOpen(page, tab);
}

/** The answers before they are sent, with all cards opened. */
export async function openReview(page: Page): Promise<Locator> {
  const review = page.getByRole('region', { name: 'Your answers' });
  const closed = review.getByRole('button', { expanded: false });
  await expect(review).toBeVisible();
  for (let left = await closed.count(); left > 0; left--) await closed.first().click();
  return review;
}

/** The page with nothing answered. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/');
  await expectOpen(page, firstTab);
}

/** Answers everything with the example. */
export async function fillExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill Example Data' }).click();
  await expect(page.getByText('Example Data Loaded', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
}

/**
 * Shows every possible fault on these tabs: no answer is given, and no number is within its limits.
 */
export async function showAllFaults(page: Page): Promise<void> {
  for (const tab of sweptTabs) {
    await openTab(page, tab);
    for (const rule of rulesOf(tab)) {
      if (rule.kind !== 'number') continue;
      const box = page.getByRole('textbox', { name: rule.label });
      await box.fill(String(rule.max + 1));
      await box.blur();
    }
  }
}

/** Holds a submission back; returns a function that lets it continue. */
export async function holdSubmission(page: Page): Promise<() => void> {
  let letIn = () => {};
  const held = new Promise<void>((done) => {
    letIn = done;
  });
  await page.route(`**${apiPaths.submit}`, async (route) => {
    await held;
    await route.continue();
  });
  return letIn;
}
