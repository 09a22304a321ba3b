import type { DeskUser } from '@ellac/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { type FakeServer, ok, refusal } from '../testing/fake-desk-server.js';
import { openApp, signedIn } from '../testing/open-app.js';

const path = '/api/admin/users';
const admin: DeskUser = {
  id: 'u1',
  username: 'coach',
  displayName: 'Joan Walsh',
  email: 'joan@example.com',
  role: 'admin',
  hasSecondFactor: true,
  lastLoginAt: '2026-05-04T08:00:00.000Z',
  state: 'active',
  invitation: null,
};
const maren: DeskUser = {
  ...admin,
  id: 'u2',
  username: 'maren',
  displayName: null,
  email: null,
  role: 'coach',
  hasSecondFactor: false,
  lastLoginAt: null,
};
const invited: DeskUser = {
  ...maren,
  id: 'u3',
  username: 'nora',
  email: 'nora@example.com',
  role: 'reader',
  state: 'invited',
  invitation: {
    status: 'failed',
    failure: '550 no such user',
    expiresAt: '2026-05-06T08:00:00.000Z',
  },
};

let server: FakeServer;
const shows = (...users: readonly DeskUser[]) => (server.answers[`GET ${path}`] = ok({ users }));
beforeEach(() => {
  server = signedIn();
  shows(admin, maren, invited);
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const rowOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Users' });
  return within(table).getByText(name).closest('[role="row"]')!;
};
async function choose(name: string, action: string) {
  await screen.findByText(name);
  press(`Actions for ${name}`);
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

describe('the users', () => {
  it('are listed with what an admin has to know, and no menu at the own row', async () => {
    openApp('/admin/users');
    const words = async (name: string) => (await rowOf(name)).textContent;
    expect(await words('coach')).toMatch(
      /Joan Walshjoan@example\.com.*Admin.*On.*May 4, 2026.*Active/,
    );
    expect(await words('maren')).toMatch(/No email address.*Coach.*Off.*–.*Active/);
    expect(await words('nora')).toMatch(/Reader.*InvitedThe mail did not go out\.550 no such user/);
    expect(screen.queryByRole('button', { name: 'Actions for coach' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Users' }));
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('are invited with name, address and role', async () => {
    openApp('/admin/users');
    await screen.findByText('maren');
    press('Invite a user');
    await screen.findByRole('dialog');
    press('Send the invitation');
    expect(await screen.findByText('A username has at least 3 characters.')).toBeTruthy();
    expect(screen.getByText('Invalid email address')).toBeTruthy();
    type('Username', 'piet');
    type('Email address', 'piet@example.com');
    fireEvent.click(screen.getByRole('radio', { name: 'Reader' }));
    server.answers[`POST ${path}`] = refusal(409, 'There is already a user "piet".');
    press('Send the invitation');
    expect(await screen.findByText('There is already a user "piet".')).toBeTruthy();
    server.answers[`POST ${path}`] = { ...ok({ message: 'It is on its way.' }), status: 201 };
    press('Send the invitation');
    expect(await screen.findByText('It is on its way.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls).toContain(
      `POST ${path} {"username":"piet","email":"piet@example.com","role":"reader"}`,
    );
  });

  it.each([
    ['Change role to reader', 'Change role', `PUT ${path}/u2/role`, '{"role":"reader"}'],
    ['Disable', 'Disable', `PUT ${path}/u2/disabled`, '{"isDisabled":true}'],
  ])('get another role or state after a question: %s', async (action, confirm, call, body) => {
    openApp('/admin/users');
    await choose('maren', action);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('maren');
    expect(dialog.textContent).toContain('signed out everywhere');
    server.answers[call] = ok({ users: [admin] });
    shows(admin);
    fireEvent.click(within(dialog).getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.queryByText('maren')).toBeNull());
    expect(server.calls).toContain(`${call} ${body}`);
  });

  it('stay where the server refuses to delete', async () => {
    openApp('/admin/users');
    await choose('maren', 'Delete');
    server.answers[`DELETE ${path}/u2`] = refusal(409, 'The last admin stays.');
    press('Delete');
    expect(await screen.findByText('The last admin stays.')).toBeTruthy();
    expect(screen.getByText('maren')).toBeTruthy();
  });

  it('get their invitation again', async () => {
    openApp('/admin/users');
    server.answers[`POST ${path}/u3/invitation`] = ok({ message: 'It is on its way.' });
    await choose('nora', 'Send the invitation again');
    expect(await screen.findByText('It is on its way.')).toBeTruthy();
  });

  it('can be asked for again where they could not be shown', async () => {
    server.answers[`GET ${path}`] = { status: 400, body: '{}' };
    openApp('/admin/users');
    await screen.findByText('The users cannot be shown right now', {}, { timeout: 5000 });
    shows(maren);
    press('Try again');
    expect(await screen.findByText('maren')).toBeTruthy();
  });
});
