import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { answerAccount, noFactor } from '../../testing/account-answers.js';
import { type FakeServer, ok } from '../../testing/fake-desk-server.js';
import { openApp, signedIn } from '../../testing/open-app.js';

const path = '/api/user/second-factor';
const uri = 'otpauth://totp/ELLAC:coach?secret=JBSWY3DPEHPK3PXP';
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-000${index}`);

let server: FakeServer;
beforeEach(() => {
  server = signedIn();
  answerAccount(server);
  server.answers[`POST ${path}`] = ok({ secret: 'JBSWY3DPEHPK3PXP', uri });
  server.answers[`PUT ${path}`] = ok({ recoveryCodes });
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const violations = async () =>
  // The theme's colours are the browser tests' matter.
  (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations;
const refusal = (field: string, message: string) => ({
  status: 400,
  body: JSON.stringify({
    statusCode: 400,
    message,
    details: [{ path: field, message }],
    requestId: 'r',
  }),
});

async function begin() {
  await screen.findByLabelText('Password, to set up a second factor');
  type('Password, to set up a second factor', 'secret');
  press('Set up a second factor');
  return screen.findByLabelText('Code from the app');
}

describe('the second factor on the account page (ASVS 6.3.3)', () => {
  it('is turned on by password and code; recovery codes are shown once', async () => {
    openApp('/admin/account');
    expect(document.activeElement).toBe(document.body);
    const code = await begin();
    expect(document.activeElement).toBe(code);
    expect(screen.getByRole('img', { name: 'QR code of the secret' })).toBeTruthy();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(await violations()).toEqual([]);
    press('Turn on');
    expect(await screen.findByText('Code is required')).toBeTruthy();
    type('Code from the app', '123 456');
    press('Turn on');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual(recoveryCodes);
    expect(server.calls).toContain(`PUT ${path} {"code":"123 456"}`);
    expect(await violations()).toEqual([]);

    server.answers[`GET ${path}`] = ok({
      ...noFactor,
      onSince: '2026-05-04T10:00:00.000Z',
      recoveryCodesLeft: 10,
    });
    press('I have kept them');
    expect(
      await screen.findByText(/^On since May 4, 2026.*; 10 recovery codes left\.$/),
    ).toBeTruthy();
    expect(screen.queryByText(recoveryCodes[0]!)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second factor' }));
  });

  it('says what is wrong at its field', async () => {
    openApp('/admin/account');
    await screen.findByLabelText('Password, to set up a second factor');
    press('Set up a second factor');
    expect(await screen.findByText('Password is required')).toBeTruthy();
    server.answers[`POST ${path}`] = refusal('currentPassword', 'Not this one.');
    type('Password, to set up a second factor', 'wrong');
    press('Set up a second factor');
    expect(await screen.findByText('Not this one.')).toBeTruthy();
    server.answers[`POST ${path}`] = ok({ secret: 'JBSWY3DPEHPK3PXP', uri });
    await begin();
    server.answers[`PUT ${path}`] = refusal('code', 'The code is not right.');
    type('Code from the app', '000000');
    press('Turn on');
    expect(await screen.findByText('The code is not right.')).toBeTruthy();
  });

  it('is turned off by password and code', async () => {
    server.answers[`GET ${path}`] = ok({
      ...noFactor,
      onSince: '2026-05-04T10:00:00.000Z',
      recoveryCodesLeft: 1,
    });
    openApp('/admin/account');
    await screen.findByLabelText('Password, to turn it off');
    expect(screen.getByText(/1 recovery code left\. Make ten new ones below\./)).toBeTruthy();
    expect(await violations()).toEqual([]);
    press('Turn off');
    expect(await screen.findByText('Code is required')).toBeTruthy();
    type('Password, to turn it off', 'secret');
    type('Code from your app, or a recovery code', '123456');
    server.answers[`POST ${path}/off`] = ok({ message: 'It is off.' });
    server.answers[`GET ${path}`] = ok(noFactor);
    press('Turn off');
    expect(await screen.findByText('It is off.')).toBeTruthy();
    expect(await screen.findByText(/^Off\./)).toBeTruthy();
    expect(server.calls).toContain(`POST ${path}/off {"currentPassword":"secret","code":"123456"}`);
  });

  it('gets new recovery codes by password and code', async () => {
    server.answers[`GET ${path}`] = ok({
      ...noFactor,
      onSince: '2026-05-04T10:00:00.000Z',
      recoveryCodesLeft: 1,
    });
    openApp('/admin/account');
    await screen.findByLabelText('Password, for new recovery codes');
    press('Make new recovery codes');
    expect(await screen.findByText('Password is required')).toBeTruthy();
    server.answers[`POST ${path}/recovery-codes`] = refusal('currentPassword', 'Not this one.');
    expect(screen.getByText('Code is required')).toBeTruthy();
    type('Password, for new recovery codes', 'wrong');
    type('Code from your app or a recovery code, for new ones', '123456');
    press('Make new recovery codes');
    expect(await screen.findByText('Not this one.')).toBeTruthy();
    server.answers[`POST ${path}/recovery-codes`] = ok({ recoveryCodes });
    type('Password, for new recovery codes', 'secret');
    press('Make new recovery codes');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(list.children).toHaveLength(10);
    expect(screen.getByText(/^The codes before are no good any more\./)).toBeTruthy();
    expect(server.calls).toContain(
      `POST ${path}/recovery-codes {"currentPassword":"secret","code":"123456"}`,
    );
    expect(await violations()).toEqual([]);
    server.answers[`GET ${path}`] = ok({
      ...noFactor,
      onSince: '2026-05-04T10:00:00.000Z',
      recoveryCodesLeft: 10,
    });
    press('I have kept them');
    expect(await screen.findByText(/; 10 recovery codes left\.$/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second factor' }));
  });

  it('can be asked for again where it could not be shown', async () => {
    server.answers[`GET ${path}`] = { status: 400, body: '{}' };
    openApp('/admin/account');
    await screen.findByText('Your second factor cannot be shown right now', {}, { timeout: 5000 });
    server.answers[`GET ${path}`] = ok(noFactor);
    press('Try again');
    expect(await screen.findByText(/^Off\./)).toBeTruthy();
  });
});

it('stands before the desk for an admin who has to set one up (ASVS 6.3.3)', async () => {
  const user = { username: 'coach', isAdmin: true };
  server.answers['GET /api/user'] = ok({ ...user, mustSetUpSecondFactor: true });
  openApp('/admin/inbox');
  await screen.findByRole('heading', { name: 'Set up your second factor' });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(server.calls.filter((call) => call.includes('/api/admin'))).toEqual([]);
  await begin();
  expect(await violations()).toEqual([]);
  type('Code from the app', '123456');
  press('Turn on');
  await screen.findByRole('list', { name: 'Recovery codes' });
  server.answers['GET /api/user'] = ok(user);
  press('I have kept them');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Inbox' })).toBeTruthy());
});
