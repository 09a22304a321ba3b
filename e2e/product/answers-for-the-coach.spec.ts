import { pagePaths } from '@ellac/contracts';
import { expect } from '@playwright/test';
import { openAsCoach } from '../support/desk/log-in.js';
import { aReport } from '../support/sent-report.js';
import { test } from '../support/test.js';

test('a coach reads what an owner does not know, and told beyond the questions', async ({
  page,
  request,
}) => {
  const report = await aReport(request, (answers) => ({
    ...answers,
    meta: {
      ...answers.meta,
      notKnown: ['financial.net_profit_margin'],
      circumstances: [
        { kind: 'wish-exit', date: '2031-08-31', to: 'family' },
        { kind: 'cost-squeeze' },
        { kind: 'only-one', denied: true },
      ],
    },
  }));
  await openAsCoach(page, pagePaths.adminResults(report.id));
  await page.getByRole('tab', { name: 'Answers' }).click();
  const read = (question: string) =>
    page.getByRole('term').filter({ hasText: question }).locator('..');
  await expect(read('Net profit margin')).toContainText('Not known');
  const told = read('What should we know?');
  await expect(told).toContainText('By when: August 2031. To whom: Family.');
  await expect(told).toContainText('Our costs rise faster than our prices can.');
  await expect(told).toContainText('Not so: One person alone knows');
});
