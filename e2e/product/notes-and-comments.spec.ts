import { apiPaths, pagePaths } from '@ellac/contracts';
import { expect, type Page } from '@playwright/test';
import { button, goWithin, toast } from '../support/desk/desk.js';
import { openAsCoach } from '../support/desk/log-in.js';
import { aReport, newestLinkTo, reportAt } from '../support/sent-report.js';
import { test } from '../support/test.js';

const notes = (page: Page) => page.getByRole('region', { name: 'Private notes' });

test('a coach’s comments are signed by the display name, never by a login name, and told by mail only if the coach wants', async ({
  page,
}) => {
  const report = await aReport(page.request);
  const before = await newestLinkTo(report.owner);
  const nameOnComments = async (name: string, signed: string) => {
    await page.getByRole('textbox', { name: 'Display name' }).fill(name);
    await button(page, 'Save display name').click();
    await expect(toast(page, `Your comments are signed “${signed}”.`)).toBeVisible();
  };
  await openAsCoach(page, pagePaths.adminAccount);
  await nameOnComments('Joan Walsh', 'Joan Walsh');

  await test.step('quietly', async () => {
    await goWithin(page, pagePaths.adminResults(report.id));
    await page.getByLabel('Add a comment').fill('Begin with the first step.');
    await button(page, 'Add Comment').click();
    await expect(toast(page, 'Comment added successfully')).toBeVisible();
    const comments = page
      .getByRole('article')
      .getByRole('region', { name: 'Business Coach Comments' });
    await expect(comments.getByText(/^Joan Walsh/)).toBeVisible();
    expect(await newestLinkTo(report.owner)).toBe(before);
  });

  const link = await test.step('with a mail', async () => {
    await page.getByLabel('Add a comment').fill('Please look.');
    await page.getByRole('checkbox', { name: 'Tell the owner by mail, with a new link' }).check();
    await button(page, 'Add Comment').click();
    await expect(toast(page, `Report sent to ${report.owner}`)).toBeVisible();
    return newestLinkTo(report.owner, before);
  });

  await goWithin(page, pagePaths.adminAccount);
  await nameOnComments('', 'Your coach');
  await page.context().clearCookies();
  await page.goto(reportAt(link));
  const signed = page.getByRole('region', { name: 'Business Coach Comments' });
  await expect(signed.getByText('Please look.')).toBeVisible();
  await expect(signed.getByText(/^Your coach/).first()).toBeVisible();
  await expect(signed.getByText(/Joan Walsh|^coach/)).toHaveCount(0);
});

test('a private note is written by keyboard, kept with its versions, and no owner sees it', async ({
  page,
  browser,
}) => {
  const report = await aReport(page.request);
  await openAsCoach(page, pagePaths.adminResults(report.id));
  const secret = 'Foreman is ready for quotes.';

  await test.step('on the report', async () => {
    await page.getByLabel('Add a private note').focus();
    await page.keyboard.type(secret);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Add Note')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Note added')).toBeVisible();
    await expect(notes(page).getByText(secret)).toBeVisible();
    await expect(page.getByLabel('Add a private note')).toHaveValue('');
  });

  await test.step('changed on the company’s page, and the earlier text stays', async () => {
    await page.getByRole('link', { name: 'All reports of this company' }).click();
    await page.getByRole('tab', { name: 'Notes' }).click();
    await expect(notes(page).getByText(secret)).toBeVisible();
    await button(notes(page), 'Edit').click();
    await page.getByLabel('Change the note').fill('Bank talk in March.');
    await button(page, 'Save').click();
    await expect(toast(page, 'Note changed')).toBeVisible();
    await notes(page).getByText('Earlier versions (1)').click();
    await expect(notes(page).getByText(secret)).toBeVisible();
  });

  await test.step('never seen by the owner', async () => {
    const owner = await (await browser.newContext()).newPage();
    await owner.goto(reportAt(await newestLinkTo(report.owner)));
    await expect(owner.getByRole('article')).toBeVisible();
    const api = await owner.request.get(apiPaths.analysis(report.id, report.token));
    for (const text of [await owner.content(), await api.text()])
      for (const written of [secret, 'Bank talk in March.']) expect(text).not.toContain(written);
    await owner.context().close();
  });

  await test.step('and the coach sees that the owner opened the link', async () => {
    await page.goto(pagePaths.adminResults(report.id));
    await page.getByRole('tab', { name: /^Mails/ }).click();
    await expect(page.getByText(/^The owner first opened a link/)).toBeVisible();
    await expect(page.getByText(/^coach, last/)).toBeVisible();
  });
});
