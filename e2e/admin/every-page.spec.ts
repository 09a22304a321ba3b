import { apiPaths, companyDetailSchema, pagePaths } from '@ellac/contracts';
import { expect } from '@playwright/test';
import { expectToFit } from '../support/accessibility.js';
import { addExampleCompanies } from '../support/desk/add-example-companies.js';
import { companies } from '../support/desk/desk.js';
import { logInByRequest } from '../support/desk/log-in.js';
import { watchLayout } from '../support/layout-shifts.js';
import { test } from '../support/test.js';

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeAll(({ server }) => addExampleCompanies(server));

test('every page of the desk comes with its mark, loads in place and fits a phone', async ({
  page,
}) => {
  test.slow();
  await logInByRequest(page.request);
  const [company] = await companies(page, { emailStatus: 'failed' });
  const detail = await page.request.get(apiPaths.adminCompany(company!.id));
  const [report] = companyDetailSchema.parse(await detail.json()).reports;
  const scored = await companies(page, { generationStatus: 'completed', limit: 4 });
  const layout = await watchLayout(page);
  for (const address of [
    pagePaths.adminInbox,
    pagePaths.adminInsights,
    pagePaths.adminSystem,
    pagePaths.adminAudit,
    pagePaths.adminAccount,
    pagePaths.adminCompare(scored.map(({ id }) => id)),
    pagePaths.adminCompany(company!.id),
    pagePaths.adminResults(report!.analysis!.id),
  ]) {
    await test.step(address, async () => {
      const answer = await page.goto(address);
      expect(await answer!.text()).not.toMatch(/<[^>]+\sstyle=/);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await layout.shift()).toBeLessThanOrEqual(0.001);
      const mark = page.locator('.mark svg, img.logo').filter({ visible: true });
      const { y, height } = (await mark.boundingBox())!;
      expect(y + height, 'the mark’s lower edge').toBeLessThanOrEqual(100);
      for (const width of [390, 320, 1280]) await expectToFit(page, width);
    });
  }
});
