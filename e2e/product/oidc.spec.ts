import { expect, type Page } from '@playwright/test';
import { apiPaths, signInFaults } from '@ellac/contracts';
import { freePort } from '../../backend/test/support/services/free-port.js';
import {
  identityProviderSettings,
  startIdentityProvider,
} from '../../backend/test/support/services/identity-provider.js';
import { accessibilityFaults, expectToFit } from '../support/accessibility.js';
import { adminPassword, logIn } from '../support/desk/log-in.js';
import { startOwnServer } from '../support/servers/own-server.js';
import { test } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

// While a toast fades in, its text has too little contrast.
const email = 'ida@firm.example';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a coach signs in by the provider of the firm', async ({ page, inbox }) => {
  test.setTimeout(240_000);
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const settings = identityProviderSettings(issuer);
  const server = await startOwnServer(inbox, settings, 'server of one test');
  const { complaints } = await watchPage(page);
  const button = page.getByRole('link', { name: 'Sign in with Firm ID' });

  await test.step('reads on the login page that the provider is away', async () => {
    await page.goto(`${server.url}/admin/account`);
    await button.click();
    await expect(page.getByText(signInFaults.unreachable)).toBeVisible();
    await expect(page.getByText('the page behind your link')).toBeVisible();
    expect(page.url()).toBe(`${server.url}/admin`);
  });

  await test.step('logs in by the password meanwhile, and enters an address', async () => {
    await logIn(page);
    await expect(heading(page, 'Companies')).toBeVisible();
    await page.goto(`${server.url}/admin/account`);
    await page.getByRole('textbox', { name: 'Email address' }).fill(email);
    await page.getByLabel('Password, to change the address').fill(adminPassword);
    await page.getByRole('button', { name: 'Save email address' }).click();
    await expect(page.getByText(`by a mail to ${email}`).first()).toBeVisible();
  });

  const provider = await startIdentityProvider({
    issuer,
    redirectUri: `${server.url}${apiPaths.oidcCallback}`,
  });
  await provider.setAccount('ida', { email, email_verified: true });
  await provider.setAccount('stranger', {
    email: 'stranger@elsewhere.example',
    email_verified: true,
  });

  const expectSoundAndToFit = async () => {
    for (const width of [1280, 390]) await expectToFit(page, width);
    expect(await accessibilityFaults(page)).toEqual([]);
  };

  await test.step('signs in, and is where the link led', async () => {
    // A reply to the open page would set its session's cookie again.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(`${server.url}/admin/account`);
    await expect(button).toBeVisible();
    await expectSoundAndToFit();

    await button.click();
    await page.getByRole('link', { name: 'Continue as stranger' }).click();
    await expect(page.getByRole('alert').getByText(signInFaults.unknown)).toBeVisible();
    await expectSoundAndToFit();

    await page.context().clearCookies();
    await button.click();
    await page.getByRole('link', { name: 'Continue as ida' }).click();
    await expect(heading(page, 'Account')).toBeVisible();
    expect(page.url()).toBe(`${server.url}/admin/account`);
  });

  // The browser itself logs each refused request.
  expect(complaints.filter((text) => !/status of 401|Request failed: 401/.test(text))).toEqual([]);
  await provider.close();
  await server.close();
});
