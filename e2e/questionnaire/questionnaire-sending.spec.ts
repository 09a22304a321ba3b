import { apiPaths, exampleQuestionnaire, messages, tabs } from '@ellac/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  expectOpen,
  fillExample,
  holdSubmission,
  lastTab,
  openForm,
  openTab,
} from '../support/questionnaire/questionnaire-states.js';
import { test } from '../support/test.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The visible toast, which is listed once. */
const toast = (page: Page, title: string) => page.getByRole('listitem', { name: title });

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [first, second] = [(await one.boundingBox())!, (await other.boundingBox())!];
  const isApart =
    first.x + first.width <= second.x ||
    second.x + second.width <= first.x ||
    first.y + first.height <= second.y ||
    second.y + second.height <= first.y;
  expect(isApart, JSON.stringify([first, second])).toBe(true);
}

async function readyToSend(page: Page): Promise<void> {
  await openForm(page);
  await fillExample(page);
  await openTab(page, lastTab);
}

test('while the answers are sent the page is covered and says so', async ({ page }) => {
  await readyToSend(page);
  const letIn = await holdSubmission(page);
  await button(page, 'Submit Questionnaire').click();
  const overlay = page.getByRole('alertdialog', { name: 'Generating Analysis' });
  await expect(overlay.getByRole('listitem')).toHaveText([
    'Business systems and specialization',
    'Sales organization and customer relationships',
    'Owner dependency and leadership readiness',
    'Growth trajectory and market position',
    'Recommendations and action plans',
  ]);
  // The overlay grows to this size while it opens.
  await expect.poll(() => overlay.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  // The place of the page's scroll bar has the colour of the overlay.
  const colorOf = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await page.locator('html').evaluate(colorOf)).toBe(await overlay.evaluate(colorOf));
  // The overlay hides them from everybody; they are visible again if the sending fails.
  const below = { includeHidden: true } as const;
  await expect(page.getByRole('button', { name: 'Analyzing...', ...below })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Previous', ...below })).toBeDisabled();
  const [mark, bar] = [overlay.locator('.mark svg'), overlay.getByRole('progressbar')];
  const { y, height } = (await mark.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
  for (const key of ['Tab', 'Shift+Tab', 'Escape']) {
    await page.keyboard.press(key);
    await expect(overlay.locator(':focus')).toHaveText('Generating Analysis');
  }
  await expect(overlay).toBeVisible();
  letIn();
  await expect(page.getByText('Submission Successful!')).toBeVisible();
  await expect(page).toHaveURL('/');
});

for (const [name, answer, told] of [
  ['fails without a word', { status: 500, body: 'oops' }, messages.submitFailed],
  [
    'says why it failed',
    { status: 503, json: { error: 'Back in a minute.' } },
    'Back in a minute.',
  ],
  ['is not to be reached', null, /cannot be reached/],
] as const) {
  test(`the form stays as it was where the server ${name}`, async ({ page }) => {
    await readyToSend(page);
    await page.route(`**${apiPaths.submit}`, (route) =>
      answer === null ? route.abort() : route.fulfill(answer),
    );
    await button(page, 'Submit Questionnaire').click();
    await expect(toast(page, messages.submitFailed)).toBeVisible();
    await expect(toast(page, messages.submitFailed).getByText(told).last()).toBeVisible();
    await expect(page.getByText('Generating Analysis')).toHaveCount(0);
    await expect(button(page, 'Submit Questionnaire')).toBeFocused();

    await page.unroute(`**${apiPaths.submit}`);
    await button(page, 'Submit Questionnaire').click();
    await expect(page.getByText('Submission Successful!')).toBeVisible();
  });
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [320, 640],
] as const) {
  test(`no toast covers what to press or to read after sending, ${String(width)} px wide`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await readyToSend(page);
    await page.route(`**${apiPaths.submit}`, (route) => route.abort());
    const submit = button(page, 'Submit Questionnaire');
    await submit.click();
    const failed = toast(page, messages.submitFailed);
    await expect(failed).toBeVisible();
    await expect(button(page, 'Try again')).toBeInViewport({ ratio: 1 });
    await expect(submit).toBeInViewport({ ratio: 1 });
    await expectApart(failed, submit);
    await expectApart(failed, button(page, 'Try again'));

    await page.unroute(`**${apiPaths.submit}`);
    await submit.click();
    const heading = page.getByRole('heading', { name: 'Submission Successful!' });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const sent = toast(page, 'Questionnaire submitted successfully');
    await expect(sent).toBeVisible();
    await expectApart(sent, heading);
  });
}

test('after sending, the answers can be put on paper, until a reload', async ({ page }) => {
  await readyToSend(page);
  await button(page, 'Submit Questionnaire').click();
  const heading = page.getByRole('heading', { name: 'Submission Successful!' });
  await expect(button(page, 'Print your answers')).toBeVisible();
  const paper = page.getByRole('region', { name: 'Your answers' });
  await expect(paper).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(paper.getByRole('heading', { level: 3 })).toHaveText(tabs.map(({ label }) => label));
  await expect(paper).toContainText(exampleQuestionnaire.growth.strategy);
  await expect(heading).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(button(page, 'Print your answers')).toHaveCount(0);
});

test('two presses at once send once, and a reload shows the thanks again', async ({ page }) => {
  await readyToSend(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(apiPaths.submit)) sent++;
  });
  await button(page, 'Submit Questionnaire').evaluate((submit: HTMLButtonElement) => {
    submit.click();
    submit.click();
  });
  const received = page.getByText(/ · reference [0-9A-F]{8}$/);
  await expect(received).toBeVisible();
  expect(sent).toBe(1);

  const words = await received.innerText();
  const address = page.getByText(exampleQuestionnaire.company_info.owner_email).first();
  await expect(address).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Submission Successful!' })).toBeVisible();
  await expect(received).toHaveText(words);
  await expect(address).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  expect(sent).toBe(1);
});

test('an answer that the server refuses is marked on its tab', async ({ page }) => {
  await readyToSend(page);
  await page.route(`**${apiPaths.submit}`, (route) =>
    route.fulfill({
      status: 400,
      json: {
        statusCode: 400,
        message: messages.refused,
        details: [{ path: 'company_info.owner_email', message: 'No mail can be sent there' }],
        requestId: 'a request',
      },
    }),
  );
  await button(page, 'Submit Questionnaire').click();
  await expect(toast(page, messages.submitFailed).getByText(messages.refused)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Company' })).toHaveAccessibleName(/has errors/);
  await page.getByRole('link', { name: /No mail can be sent there/ }).click();
  await expectOpen(page, tabs[0]);
  const email = page.getByRole('textbox', { name: "Owner's e-mail address" });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/No mail can be sent there/);
  await email.fill('ida@harbour.example');
  await expect(page.getByText('No mail can be sent there')).toHaveCount(0);
});
