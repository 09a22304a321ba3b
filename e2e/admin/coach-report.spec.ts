import { pagePaths } from '@ellac/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { accessibilityFaults, expectToFit, expectToSuitAll } from '../support/accessibility.js';
import { addExampleCompanies } from '../support/desk/add-example-companies.js';
import { button, companies } from '../support/desk/desk.js';
import { openAsCoach } from '../support/desk/log-in.js';
import { downloadPdf, sections, titlesOf } from '../support/report/pdf.js';
import { aReport } from '../support/sent-report.js';
import { test } from '../support/test.js';

// While a toast fades in, its text has too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });
test.beforeAll(({ server }) => addExampleCompanies(server));

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Report on / });
const notes = (page: Page) => page.getByRole('region', { name: 'Private notes' });
const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });
const boxOf = async (what: Locator) => (await what.boundingBox())!;
const bottomOf = async (what: Locator): Promise<number> => {
  const { y, height } = await boxOf(what);
  return y + height;
};

/** Opens the report whose mail was refused. */
async function openFailedMail(page: Page): Promise<void> {
  const [company] = await companies(page, { emailStatus: 'failed' });
  await page.goto(`/admin/companies/${company!.id}`);
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('article')).toBeVisible();
}

test('a coach sees score, band, areas, the failed mail and its actions at once', async ({
  page,
}) => {
  await openAsCoach(page);
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
  await openAsCoach(page, pagePaths.adminResults(report.id));
  await page.getByLabel('Add a private note').fill('One.');
  await button(page, 'Add Note').click();
  await expect(notes(page).getByText('One.')).toBeVisible();
  await page.getByLabel('Add a comment').fill('For you: one.');
  await button(page, 'Add Comment').click();
  await expect(comments(page).getByText('For you: one.')).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(pagePaths.adminResults(report.id));
  for (const [region, field, theirs, mine] of [
    [notes, 'Change the note', 'Theirs.', 'Mine.'],
    [comments, 'Edit the comment', 'For you: theirs.', 'For you: mine.'],
  ] as const) {
    for (const each of [page, other]) await button(region(each), 'Edit').click();
    await other.getByLabel(field).fill(theirs);
    await button(region(other), 'Save').click();
    await expect(other.getByLabel(field)).toBeHidden();
    await expect(region(other).getByText(theirs).first()).toBeVisible();

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

test('on a phone every part is behind a tab, and sound in all colours', async ({ page }) => {
  test.slow();
  await openAsCoach(page);
  await openFailedMail(page);
  await page.setViewportSize({ width: 390, height: 844 });
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
    expect(await accessibilityFaults(page), tab).toEqual([]);
  }
  await page.getByRole('tab', { name: 'Report' }).click();
  await expect(page.getByRole('article')).toBeVisible();
});

test('report and company are sound by day, by night and in forced colours', async ({ page }) => {
  test.slow();
  await openAsCoach(page);
  await openFailedMail(page);
  await expectToSuitAll(page, ['main']);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  const look = (what: Locator) =>
    what.evaluate((element) => getComputedStyle(element).borderTopStyle);
  expect([await look(notes(page)), await look(comments(page))]).toEqual(['dashed', 'solid']);
  await page.emulateMedia({ forcedColors: 'none' });

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

test('a coach downloads the same document as the owner', async ({ page }) => {
  const report = await aReport(page.request);
  await openAsCoach(page, pagePaths.adminResults(report.id));
  const pdf = await downloadPdf(page);
  expect(pdf.fileName).toContain(report.id);
  expect(titlesOf(pdf)).toEqual(sections);
});
