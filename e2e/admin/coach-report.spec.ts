import { apiPaths, pagePaths } from '@ellac/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  accessibilityFaults,
  expectSoundDayAndNight,
  expectToFit,
  expectToSuitAll,
} from '../support/accessibility.js';
import { addExampleCompanies } from '../support/desk/add-example-companies.js';
import { button, companies } from '../support/desk/desk.js';
import { logInByRequest } from '../support/desk/log-in.js';
import { aReport } from '../support/sent-report.js';
import { test } from '../support/test.js';

// While a toast fades in, its text has too little contrast.
test.use({ viewport: { width: 1280, height: 800 } });
test.beforeAll(({ server }) => addExampleCompanies(server));

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Report on / });
const notes = (page: Page) => page.getByRole('region', { name: 'Private notes' });
const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });
const boxOf = async (what: Locator) => (await what.boundingBox())!;
const bottomOf = async (what: Locator): Promise<number> => {
  const { y, height } = await boxOf(what);
  return y + height;
};

/** Opens the report whose mail was refused, as a coach. */
async function openFailedMail(page: Page): Promise<void> {
  await logInByRequest(page.request);
  const [company] = await companies(page, { emailStatus: 'failed' });
  await page.goto(`/admin/companies/${company!.id}`);
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('article')).toBeVisible();
}

test('a coach sees score, band, areas, the failed mail and its actions at once', async ({
  page,
}) => {
  await openFailedMail(page);
  const { y: top } = await boxOf(page.getByRole('link', { name: 'Back to Submissions' }));

  await test.step('on the first screen, and the head within 100 pixels', async () => {
    for (const inHead of [
      page.getByText('Mail failed', { exact: true }),
      page.getByText('Completed', { exact: true }).first(),
      button(page, 'Update Email'),
      button(page, 'Resend Email'),
      button(page, 'Download PDF'),
    ])
      expect((await bottomOf(inHead)) - top).toBeLessThanOrEqual(100);
    const scores = page.getByRole('group', { name: 'Scores' });
    for (const below of [page.getByText(/^The mail to .* did not go out\.$/), scores]) {
      expect((await bottomOf(below)) - top).toBeLessThanOrEqual(300);
      expect(await bottomOf(below)).toBeLessThanOrEqual(800);
    }
    await expect(scores.getByText(/weak|in the making|sound|strong/)).toHaveCount(3);
  });

  await test.step('and head and rail stay while the report is read', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await expect
      .poll(async () => (await boxOf(button(page, 'Resend Email'))).y)
      .toBeLessThanOrEqual(80);
    for (const what of [
      heading(page),
      page.getByRole('tab', { name: 'Prepare' }),
      page.getByLabel('Add a private note'),
    ])
      await expect(what).toBeInViewport();
  });

  await test.step('what helps stands out, and works', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const call = page
      .getByRole('alert')
      .or(page.locator('article, main'))
      .getByRole('link', {
        name: /^[+\d]/,
      });
    await expect(call.first()).toHaveAttribute('href', /^tel:\+?\d+$/);
    await button(page, 'Update Email').click();
    const dialog = page.getByRole('dialog', { name: 'Update Email Address' });
    await dialog.getByLabel('Email').fill('mended@example.com');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/The address is now mended@example\.com/)).toBeVisible();
    await button(page, 'Resend Email').click();
    await expect(page.getByText('Mail sent', { exact: true })).toBeVisible();
    await expect(page.getByText(/did not go out/)).toBeHidden();
  });
});

test('what two write at once is not overwritten: both texts are shown', async ({ page }) => {
  const report = await aReport(page.request);
  await logInByRequest(page.request);
  const [company] = await companies(page, { search: report.company });
  const write = async (how: 'post' | 'patch', path: string, data: object) => {
    const answer = await page.request[how](path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string; version: number };
  };
  const note = await write('post', apiPaths.adminNotesOf(company!.id), {
    analysisId: report.id,
    content: 'One.',
  });
  const comment = await write('post', apiPaths.adminComments, {
    analysisId: report.id,
    content: 'For you: one.',
  });
  await page.goto(pagePaths.adminResults(report.id));
  for (const [region, field, path, { version }, theirs, mine] of [
    [notes, 'Change the note', apiPaths.adminNote(note.id), note, 'Theirs.', 'Mine.'],
    [
      comments,
      'Edit the comment',
      apiPaths.adminComment(comment.id),
      comment,
      'For you: theirs.',
      'For you: mine.',
    ],
  ] as const) {
    await button(region(page), 'Edit').click();
    await write('patch', path, { content: theirs, version });
    await page.getByLabel(field).fill(mine);
    await button(region(page), 'Save').click();
    const clash = region(page).getByRole('alert');
    await expect(clash).toContainText('Changed by coach');
    await expect(clash).toContainText(theirs);
    await expect(page.getByLabel(`${field}: your text`)).toHaveValue(mine);
    await button(region(page), 'Put both together').click();
    await button(region(page), 'Save in its place').click();
    await expect(clash).toBeHidden();
    await expect(region(page).getByText(`${theirs}\n\n${mine}`).first()).toBeVisible();
  }
});

/** All parts of the page but the report itself, which report-accessibility.spec.ts checks. */
const besideReport = ':is(main, main *):has(article) > :not(article, :has(article))';

test('report and company are sound by day, by night and in forced colours, on a phone too', async ({
  page,
}) => {
  test.slow();
  await openFailedMail(page);
  await expectToSuitAll(page, [besideReport]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  const look = (what: Locator) =>
    what.evaluate((element) => getComputedStyle(element).borderTopStyle);
  expect([await look(notes(page)), await look(comments(page))]).toEqual(['dashed', 'solid']);
  await page.emulateMedia({ forcedColors: 'none' });

  await test.step('on a phone every part is behind a tab', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByText(/^The mail to .* did not go out\.$/)).toBeInViewport();
    for (const [tab, sign] of [
      ['Prepare', page.getByRole('heading', { name: /^Questions for the first talk/ })],
      ['Answers', page.getByText('Total employees', { exact: true })],
      ['Notes', page.getByLabel('Add a private note')],
      ['Comments', page.getByLabel('Add a comment')],
      ['Mails', page.getByRole('heading', { name: 'Who read it' })],
      ['Made by', page.getByText('Engine', { exact: true })],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(sign).toBeVisible();
      await expect(page.getByRole('article')).toBeHidden();
      for (const width of [320, 390]) await expectToFit(page, width);
      const panel = ['[role="tabpanel"]'];
      // language-model-coach.spec.ts checks how a report was made, by night too.
      if (tab === 'Answers') await expectSoundDayAndNight(page, panel, tab);
      else expect(await accessibilityFaults(page, panel), tab).toEqual([]);
    }
    await page.getByRole('tab', { name: 'Report' }).click();
    await expect(page.getByRole('article')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await page.getByRole('link', { name: 'All reports of this company' }).click();
  await expect(page.getByRole('table', { name: 'Reports' })).toBeVisible();
  const phone = page.getByRole('definition').getByRole('link', { name: /^[+\d]/ });
  expect(await bottomOf(phone)).toBeLessThanOrEqual(800);
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
  for (const tab of ['Compare', 'Activity', 'Notes']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectToSuitAll(page, ['[role="tabpanel"]']);
  }
});
