import { apiPaths, overviewSchema, pagePaths } from '@ellac/contracts';
import { expect } from '@playwright/test';
import { expectToSuitAll } from '../support/accessibility.js';
import { addExampleCompanies } from '../support/desk/add-example-companies.js';
import { goWithin } from '../support/desk/desk.js';
import { openAsCoach } from '../support/desk/log-in.js';
import { test } from '../support/test.js';

// While a toast fades in, its text has too little contrast.
test.beforeAll(({ server }) => addExampleCompanies(server));

test('the inbox has one action an item, and what is done goes and comes back', async ({ page }) => {
  await openAsCoach(page, pagePaths.adminInbox);
  const overview = async () =>
    overviewSchema.parse(await (await page.request.get(apiPaths.adminOverview)).json()).needs;
  const { failedAnalyses, failedMails, stuck } = await overview();
  const badge = failedAnalyses.count + failedMails.count + stuck.count;
  const inbox = page
    .getByRole('navigation', { name: 'Admin area' })
    .getByRole('link', { name: /^Inbox/ });
  await expect(inbox).toContainText(`${badge} need a hand`);

  const failed = page.getByRole('region', { name: 'Reports failed' });
  for (const item of await failed.getByRole('listitem').all())
    await expect(item.getByRole('button', { name: /^Regenerate/ })).toHaveCount(1);
  const item = failed.getByRole('listitem').first();
  expect((await item.boundingBox())!.height).toBeLessThanOrEqual(54);
  await item.getByRole('button', { name: /^Reason/ }).click();
  await expect(item).toContainText('.');
  await expectToSuitAll(page);

  await item.getByRole('button', { name: /^Done/ }).click();
  const undo = item.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await expect(inbox).toContainText(`${badge - 1} need a hand`);
  await undo.click();
  await expect(inbox).toContainText(`${badge} need a hand`);
  await item.getByRole('button', { name: /^Snooze/ }).click();
  await page.getByRole('menuitem', { name: 'For a week' }).click();
  await expect(inbox).toContainText(`${badge - 1} need a hand`);
  await expect
    .poll(async () => (await overview()).failedAnalyses.count)
    .toBe(failedAnalyses.count - 1);

  const marks: string[] = [];
  const done = async (): Promise<void> => {
    const needs = await overview();
    const kinds = [
      ['failed-report', needs.failedAnalyses],
      ['failed-mail', needs.failedMails],
      ['stuck', needs.stuck],
      ['new', needs.newSinceLastVisit],
    ] as const;
    for (const [kind, { newest }] of kinds)
      for (const { responseId } of newest) {
        const mark = apiPaths.adminInboxMark(kind, responseId);
        await page.request.put(mark, { data: { until: null } });
        marks.push(mark);
      }
    if (kinds.some(([, { count }]) => count > 0)) await done();
  };
  await test.step('which is all clear once all is done', async () => {
    await done();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'All clear' })).toBeVisible();
    await expectToSuitAll(page);
    await goWithin(page, pagePaths.admin);
    await expect(page.getByText('All clear')).toBeVisible();
  });
  // Other tests on this server need items, too.
  for (const mark of marks) await page.request.delete(mark);
});
