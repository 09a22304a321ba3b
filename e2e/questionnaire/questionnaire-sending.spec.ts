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

test('a refused answer is marked on its tab, and while the answers are sent the page is covered and says so', async ({
  page,
}) => {
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

  await openTab(page, lastTab);
  await page.unroute(`**${apiPaths.submit}`);
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

/** A fault of the server, what the page says about it, and the size of the page. */
const faults = [
  ['fails without a word', { status: 500, body: 'oops' }, messages.submitFailed, [1280, 800]],
  [
    'says why it failed',
    { status: 503, json: { error: 'Back in a minute.' } },
    'Back in a minute.',
    [390, 844],
  ],
  ['is not to be reached', null, /cannot be reached/, [320, 640]],
] as const;

test('where sending fails the form stays as it was, and no toast covers what to press or to read', async ({
  page,
}) => {
  await readyToSend(page);
  const submit = button(page, 'Submit Questionnaire');
  for (const [name, answer, told, [width, height]] of faults) {
    await test.step(`the server ${name}, ${String(width)} px wide`, async () => {
      await page.setViewportSize({ width, height });
      await page.route(`**${apiPaths.submit}`, (route) =>
        answer === null ? route.abort() : route.fulfill(answer),
      );
      await submit.click();
      const failed = toast(page, messages.submitFailed);
      await expect(failed.getByText(told).last()).toBeVisible();
      await expect(page.getByText('Generating Analysis')).toHaveCount(0);
      await expect(submit).toBeFocused();
      await expect(button(page, 'Try again')).toBeInViewport({ ratio: 1 });
      await expect(submit).toBeInViewport({ ratio: 1 });
      await expectApart(failed, submit);
      await expectApart(failed, button(page, 'Try again'));
      await page.unroute(`**${apiPaths.submit}`);
    });
  }
  await submit.click();
  const heading = page.getByRole('heading', { name: 'Submission Successful!' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const sent = toast(page, 'Questionnaire submitted successfully');
  // So that it stays.
  await sent.hover();
  for (const [, , , [width, height]] of faults.toReversed()) {
    await page.setViewportSize({ width, height });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expectApart(sent, heading);
  }
});

test('two presses send once, the answers leave the device for paper, and a reload shows the thanks again', async ({
  page,
}) => {
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await readyToSend(page);
  await expect.poll(kept).toContain('Joinery');
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
  expect(await kept()).not.toContain('Joinery');
  const words = await received.innerText();

  const heading = page.getByRole('heading', { name: 'Submission Successful!' });
  await test.step('on paper', async () => {
    await expect(button(page, 'Print your answers')).toBeVisible();
    const paper = page.getByRole('region', { name: 'Your answers' });
    await expect(paper).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(paper.getByRole('heading', { level: 3 })).toHaveText(
      tabs.map(({ label }) => label),
    );
    await expect(paper).toContainText(exampleQuestionnaire.growth.strategy);
    await expect(heading).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('after a reload', async () => {
    const address = page.getByText(exampleQuestionnaire.company_info.owner_email).first();
    await expect(address).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(received).toHaveText(words);
    await expect(address).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await expect(button(page, 'Print your answers')).toHaveCount(0);
    expect(sent).toBe(1);
    await button(page, 'Start a new questionnaire').click();
    await expectOpen(page, tabs[0]);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toHaveCount(0);
  });
});
