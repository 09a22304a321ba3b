import { pagePaths } from '@ellac/contracts';
import { expect } from '@playwright/test';
import { openAsCoach } from '../support/desk/log-in.js';
import { test } from '../support/test.js';

// While a toast fades in, it covers what is below it.
test('on a phone the audit log shows its last entry, and its filters fit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsCoach(page, pagePaths.adminAudit);
  const entries = page.getByRole('group', { name: 'Entries' });
  const last = entries.getByRole('listitem').last();
  await expect(last).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  // Playwright presses only what nothing covers.
  await last.getByRole('button').click({ trial: true });
  const [pager, entry, filter, field] = await Promise.all(
    [
      page.getByRole('status').filter({ hasText: /^\d/ }),
      last,
      page.getByLabel('What was done'),
      page.getByLabel('User'),
    ].map(async (each) => (await each.boundingBox())!),
  );
  expect(entry!.y + entry!.height).toBeLessThanOrEqual(pager!.y + 1);
  expect(filter!.x + filter!.width).toBeLessThanOrEqual(field!.x + field!.width + 16);
});
