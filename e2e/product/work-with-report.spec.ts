import { readFile } from 'node:fs/promises';
import { analysisSchema, apiPaths, messages } from '@ellac/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectSoundDayAndNight, expectToFit } from '../support/accessibility.js';
import { button, toast } from '../support/desk/desk.js';
import { openAsCoach } from '../support/desk/log-in.js';
import { openReport } from '../support/report/open-report.js';
import { aReport } from '../support/sent-report.js';
import { test } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

// While something moves, its text has too little contrast.
const play = (page: Page) => page.getByRole('group', { name: 'Try out other answers' });
const plan = (page: Page) => page.getByRole('region', { name: 'Implementation Plan' });

/** The steps of a plan's list. */
const stepsOf = (of: Locator): Locator =>
  of.getByRole('listitem').filter({ has: of.page().getByRole('heading') });

/** Makes a link to the plan. @returns its address */
async function share(page: Page): Promise<string> {
  await button(page, 'Share the plan').click();
  await button(page, 'Make a link').click();
  return page.getByLabel('The link').inputValue();
}

test('an owner tries out other answers by keyboard, and nothing is saved', async ({
  page,
  request,
}) => {
  const report = await aReport(request);
  const { complaints } = await watchPage(page);
  const { overallScore } = await openReport(page, report);
  await page.getByText('What if?').focus();
  await page.keyboard.press('Enter');
  await expect(play(page).getByRole('table')).toBeVisible();
  await play(page)
    .getByRole('radiogroup', { name: /^Decisions/ })
    .getByRole('radio', { checked: true })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(play(page).getByRole('status')).toContainText(/overall score would be/i);
  const share = play(page).getByLabel(/own share of sales/);
  await share.fill('101');
  await share.press('Enter');
  await expect(play(page).getByText('Please enter a number from 0 to 100')).toBeVisible();
  await share.fill('20');
  await share.press('Enter');
  await expect(share).toBeFocused();
  await expect(play(page).getByText('2 answers are changed.')).toBeVisible();
  await expectSoundDayAndNight(page, ['[aria-label="Try out other answers"]']);
  await expectToFit(page, 390);
  await expectToFit(page, 320);
  await button(play(page), 'Back to my answers').click();
  await expect(play(page).getByText('No answer is changed.')).toBeVisible();
  const again = await page.request.get(apiPaths.analysis(report.id, report.token));
  expect(analysisSchema.parse(await again.json()).overallScore).toBe(overallScore);
  expect(complaints).toEqual([]);
});

test('an owner works with the plan, and the coach sees what is done', async ({
  page,
  request,
  browser,
}) => {
  const report = await aReport(request);
  await openReport(page, report);

  await test.step('ticks a step off, also after a reload', async () => {
    // The box shows its new state a moment after the click, which check() does not wait for.
    await plan(page).getByRole('checkbox').first().click();
    await expect(plan(page).getByText(/^1 of \d+ steps done, last on/)).toBeVisible();
    await page.reload();
    await expect(plan(page).getByRole('checkbox').first()).toBeChecked();
  });

  await test.step('learns that a tick was not saved', async () => {
    await page.route('**/ticks/**', (route) => route.abort());
    await plan(page).getByRole('checkbox').nth(1).click();
    await expect(toast(page, 'Not saved')).toBeVisible();
    await expect(plan(page).getByRole('checkbox').nth(1)).not.toBeChecked();
    await page.unroute('**/ticks/**');
  });

  await test.step('saves all steps for a calendar', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Add all steps to calendar').click(),
    ]);
    expect(download.suggestedFilename()).toBe('business-plan-steps.ics');
    const file = await readFile(await download.path(), 'utf8');
    const count = await plan(page).getByRole('checkbox').count();
    expect(file.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(count);
  });

  await test.step('prints the first ninety days and nothing else, on one page', async () => {
    await page.evaluate(() => {
      globalThis.print = () => undefined;
    });
    await button(page, 'Print my first 90 days').click();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('region', { name: 'My first 90 days' });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('article')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(sheet).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('is seen by the coach', async () => {
    const desk = await (
      await browser.newContext({ baseURL: new URL(page.url()).origin })
    ).newPage();
    await openAsCoach(desk, `/admin/results/${report.id}`);
    await expect(plan(desk).getByText(/^1 of \d+ steps done, last on/)).toBeVisible();
    await expect(plan(desk).getByRole('checkbox')).toHaveCount(0);
    await expect(plan(desk).getByText(/^Done on /)).toHaveCount(1);
    await desk.context().close();
  });
});

test('a shared plan opens without the report, until the owner or the coach revokes it', async ({
  page,
  request,
  browser,
}) => {
  const report = await aReport(request);
  const { company } = await openReport(page, report);
  await expect(plan(page)).toBeVisible();
  const planned = new Map<string, string>();
  for (const step of await stepsOf(plan(page)).all()) {
    planned.set(
      (await step.locator('span').first().innerText()).trim(),
      await step.getByRole('heading').innerText(),
    );
  }
  expect(planned.size).toBeGreaterThanOrEqual(3);
  const link = await share(page);
  await expectSoundDayAndNight(page, ['#plan']);

  const elsewhere = await browser.newContext();
  const reader = await elsewhere.newPage();
  await test.step('opens for somebody else, with steps and nothing of the report', async () => {
    await reader.goto(link);
    const heading = reader.getByRole('heading', { level: 1, name: `Plan of ${report.company}` });
    await expect(heading).toBeFocused();
    const shared = reader.getByRole('article');
    const steps = await stepsOf(shared).all();
    expect(steps).toHaveLength(planned.size);
    for (const [index, step] of steps.entries()) {
      const number = String(index + 1);
      await expect(step.locator('span').first()).toHaveText(number);
      // A title with a figure of the business is not shared.
      const title = await step.getByRole('heading', { level: 2 }).innerText();
      expect([planned.get(number), `Step ${number}`]).toContain(title);
      await expect(
        step.getByText(/^(?:first result )?by (?:\w{3} \d+,|\d+ \w{3}) \d{4}$/),
      ).toBeVisible();
    }
    await expect(
      shared.locator('svg').getByText(/^by (?:\w{3} \d+,|\d+ \w{3}) \d{4}$/),
    ).toHaveCount(planned.size);
    await expect(shared.getByText('shares its plan with you')).toContainText(report.company);
    await expect(reader.getByText(company.ownerName)).toHaveCount(0);
    await expect(reader.getByText(/score|\/ 10/i)).toHaveCount(0);
    await expect(
      reader.locator('#app-header').getByRole('button', { name: 'Print' }),
    ).toBeVisible();
    await expectSoundDayAndNight(reader);
    await expectToFit(reader, 320);
    const refused = await reader.request.get(
      new URL(apiPaths.analysis(report.id, null), link).href,
    );
    expect(refused.status()).toBe(401);
    expect(await refused.text()).toContain(messages.reportUnauthorized);
  });

  await test.step('is revoked by the owner', async () => {
    await page.getByRole('button', { name: /^Revoke/ }).click();
    await expect(page.getByText('No link is open.')).toBeFocused();
    await reader.goto(link);
    await expect(reader.getByRole('alert')).toHaveText(messages.planShareRevoked);
  });

  await test.step('is made by the owner and revoked by the coach', async () => {
    await button(page, 'Make a link').click();
    await expect(page.getByText('Open links')).toBeVisible();
    const another = await page.getByLabel('The link').inputValue();
    expect(another).not.toBe(link);
    const desk = await (
      await browser.newContext({ baseURL: new URL(page.url()).origin })
    ).newPage();
    await openAsCoach(desk, `/admin/results/${report.id}`);
    await button(desk, 'Share the plan').click();
    await desk.getByRole('button', { name: /^Revoke.*by the owner/ }).click();
    await expect(desk.getByText('No link is open.')).toBeVisible();
    await desk.context().close();
    await reader.goto(another);
    await expect(reader.getByRole('alert')).toHaveText(messages.planShareRevoked);
  });
  await elsewhere.close();
});
