import { apiPaths, companyPageSchema, type Questionnaire } from '@ellac/contracts';
import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.js';
import { adminPassword, adminUsername } from '../support/desk/log-in.js';
import {
  expectOpen,
  fillExample,
  firstTab,
  lastTab,
  openTab,
} from '../support/questionnaire/questionnaire-states.js';
import { startOwnServer } from '../support/servers/own-server.js';
import { test } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

// While something moves, its text has too little contrast.
test('an owner agrees to the privacy notice before the form sends, and the version is kept', async ({
  page,
  inbox,
}) => {
  const notice = {
    PRIVACY_NOTICE_URL: 'https://coach.example/privacy',
    PRIVACY_NOTICE_VERSION: '7',
  };
  const server = await startOwnServer(inbox, notice, 'server of one test');
  const { complaints } = await watchPage(page);
  const sent: Questionnaire[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(apiPaths.submit)) sent.push(request.postDataJSON() as Questionnaire);
  });
  const box = page.getByRole('checkbox', { name: 'I have read the privacy notice' });

  await test.step('is asked, and not let through without it', async () => {
    await page.goto(server.url);
    await expectOpen(page, firstTab);
    await fillExample(page);
    await openTab(page, lastTab);
    await expect(
      page.getByRole('link', { name: 'privacy notice (opens in a new tab)' }),
    ).toHaveAttribute('href', notice.PRIVACY_NOTICE_URL);
    await expect(page.getByText('Please agree to the privacy notice.')).toBeVisible();
    // Forced, as the button is not disabled but says that it is.
    await page.getByRole('button', { name: 'Submit Questionnaire' }).click({ force: true });
    await expect(box).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(sent).toEqual([]);
  });

  await test.step('agrees by keyboard, and sends', async () => {
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await page.getByRole('button', { name: 'Submit Questionnaire' }).click();
    await expect(page.getByText('Submission Successful!')).toBeVisible();
    expect(sent.map(({ meta }) => meta?.consent)).toEqual([{ version: '7' }]);
  });

  await test.step('the version stands with the answers', async () => {
    const data = { username: adminUsername, password: adminPassword };
    await page.request.post(`${server.url}${apiPaths.login}`, { data });
    const list = await page.request.get(`${server.url}${apiPaths.adminCompanies({ limit: 1 })}`);
    const [company] = companyPageSchema.parse(await list.json()).items;
    const path = apiPaths.adminCompanyExport(company!.id);
    const exported = await page.request.get(`${server.url}${path}`);
    expect((await exported.text()).replace(/\s/g, '')).toContain('"consent":{"version":"7"}');
  });

  expect(complaints).toEqual([]);
  await server.close();
});
