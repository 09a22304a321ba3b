import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type DeployedServer, test } from '../support/servers/deployed-server.js';

const link = 'Get New Verification Link';
const fill = 'Fill Example Data';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Loads the page anew until it shows a button. */
async function reloadUntil(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.locator('#app h1').first()).toBeVisible();
    await expect(button(page, name)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Every app can be opened, and no script is refused or missing. */
async function expectAllToWork(page: Page): Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('response', (response) => {
    if (response.url().includes('/mf/') && !response.ok()) faults.push(response.url());
  });
  page.on('console', (message) => {
    if (/integrity|digest|content security/i.test(message.text())) faults.push(message.text());
  });
  for (const [address, heading] of [
    ['/', 'ELLAC Business Evaluation'],
    ['/results/none', /report/i],
    ['/admin', 'Admin Login'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
  expect(faults).toEqual([]);
}

async function deploys(deployed: DeployedServer, ...args: readonly string[]): Promise<void> {
  const { code, said } = await deployed.deploy(...args);
  expect(code, said).toBe(0);
}

test('teams deploy and go back while a form is open, and nobody else notices', async ({
  deployed,
  page,
  browser,
  context,
}) => {
  const form = await context.newPage();
  await form.goto('/');
  await form.getByRole('textbox', { name: 'Company name' }).fill('Alder & Sons');
  const check = await browser.newPage({ baseURL: deployed.url });
  await page.goto('/results/none');
  await expect(button(page, link)).toBeVisible();

  await test.step('version 2 of the report is published, and a reload sees it', async () => {
    await deploys(deployed, await deployed.version('mf-report', link, `${link} 2`));
    await expect(button(page, link)).toBeVisible();
    await reloadUntil(page, `${link} 2`);
    await expectAllToWork(check);
  });

  await test.step('it is taken back', async () => {
    await deploys(deployed, 'mf-report', '--rollback');
    await reloadUntil(page, link);
  });

  await test.step('two that deploy at once both land', async () => {
    const report = await deployed.version('mf-report', link, `${link} 3`);
    const questionnaire = await deployed.version('mf-questionnaire', fill, `${fill} 3`);
    await Promise.all([deploys(deployed, report), deploys(deployed, questionnaire)]);
    await reloadUntil(page, `${link} 3`);
    await check.goto('/');
    await reloadUntil(check, `${fill} 3`);
  });

  await test.step('one that breaks the contract is refused', async () => {
    const broken = await deployed.version('mf-report', ' as unmount', ' as dismount');
    const { code, said } = await deployed.deploy(broken);
    expect(code).toBe(1);
    expect(said).toContain('mf-report does not export unmount, which single-spa calls.');
    await reloadUntil(page, `${link} 3`);
    await expectAllToWork(check);
    expect((await deployed.deploy('--list')).said.match(/served/g)).toHaveLength(4);
  });

  // A form that was open all the time goes on with the files of its own version.
  await form.getByRole('tab', { name: /^Growth/ }).click();
  await expect(form.getByRole('textbox', { name: 'Projected growth' })).toBeVisible();
  await form.getByRole('tab', { name: /^Company/ }).click();
  await expect(form.getByRole('textbox', { name: 'Company name' })).toHaveValue('Alder & Sons');
  await check.close();
});

test('one app is missing, or is that of a developer’s own machine, and all else is as it was', async ({
  deployed,
  page,
}) => {
  await test.step('who misses it is told in its place, and gets it when asking again', async () => {
    const bringBack = await deployed.lose('mf-report');
    await page.goto('/');
    await expect(page.getByRole('textbox', { name: 'Company name' })).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();

    await page.goto('/results/none');
    await expect(page.getByRole('alert')).toContainText('The report could not be loaded');
    const mark = await page.locator('.mark svg, img.logo').filter({ visible: true }).boundingBox();
    expect(mark!.y + mark!.height, 'the mark’s lower edge').toBeLessThanOrEqual(100);
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(again).toBeVisible();
    await bringBack();
    await again.click();
    await expect(button(page, link)).toBeVisible();
  });

  await test.step('a developer sees the own app in this environment, and nobody else does', async () => {
    const own = await deployed.develop(await deployed.version('mf-report', link, `${link} (mine)`));
    try {
      await page.goto(`${own.url}/results/${randomUUID()}`);
      // The calls go to the deployed environment, which refuses calls from other sites.
      await page.getByLabel('Your e-mail address').fill('nobody@example.com');
      await button(page, `${link} (mine)`).click();
      await expect(page.getByRole('status').first()).toContainText('has been sent to your email');
      await page.goto(`${own.url}/admin`);
      await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
      await page.goto('/results/none');
      await expect(button(page, link)).toBeVisible();
    } finally {
      await own.end();
    }
  });
});
