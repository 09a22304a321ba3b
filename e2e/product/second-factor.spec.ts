import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.js';
import { logIn } from '../support/desk/log-in.js';
import { startOwnServer } from '../support/servers/own-server.js';
import { test } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

// While a toast fades in, its text has too little contrast.
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows, by RFC 6238; `steps` of 30 seconds from now. */
function codeOf(secret: string, steps: number): string {
  const bits = Array.from(secret, (sign) => base32.indexOf(sign).toString(2).padStart(5, '0'));
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

const desk = (page: Page) => page.getByRole('heading', { level: 1, name: 'Companies' });
const password = 'only for the browser tests';

test('a coach who has to sets a second factor up, and logs in with it (ASVS 6.3.3)', async ({
  page,
  inbox,
}) => {
  test.setTimeout(240_000);
  const server = await startOwnServer(inbox, { SECOND_FACTOR: 'required' }, 'server of one test');
  const { complaints } = await watchPage(page);
  let secret = '';

  await test.step('is led to the set-up and to nothing else', async () => {
    await page.goto(`${server.url}/admin`);
    await logIn(page);
    const heading = page.getByRole('heading', { level: 1, name: 'Set up your second factor' });
    await expect(heading).toBeFocused();
    await page.goto(`${server.url}/admin/inbox`);
    await expect(heading).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  await test.step('turns it on by the code of the app', async () => {
    await page.getByLabel('Password, to set up a second factor').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code from the app')).toBeFocused();
    const words = await page.getByText(/^Secret: /).innerText();
    secret = words.replace('Secret: ', '').replace(/\s/g, '');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    await expect(page.getByRole('img', { name: 'QR code of the secret' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.type(codeOf(secret, 0));
    await page.keyboard.press('Enter');
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  });

  await test.step('is asked for a code at the next login', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
    await logIn(page);
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The code is not right.', { exact: true }).first()).toBeVisible();
    // That of the set-up is used up.
    await code.fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await expect(desk(page)).toBeVisible();
  });

  await test.step('sees it, and this session, on the account page', async () => {
    await page.getByRole('link', { name: 'Account' }).click();
    await expect(page.getByText(/^On since .*; 10 recovery codes left\.$/)).toBeVisible();
    await expect(page.getByText('Chrome on Linux')).toBeVisible();
    await expect(page.getByText('This one', { exact: true })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  // The browser itself logs each refused request.
  expect(complaints.filter((text) => !/status of 401|Request failed: 401/.test(text))).toEqual([]);
  await server.close();
});
