import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answerAccount } from '../testing/account-answers.js';
import { type FakeServer, ok } from '../testing/fake-desk-server.js';
import { openApp, signedIn } from '../testing/open-app.js';

let server: FakeServer;
beforeEach(async () => {
  server = signedIn();
  answerAccount(server);
  openApp('/admin/account');
  await screen.findByRole('heading', { name: 'Account' });
});

const call = 'PUT /api/user/password';
const fill = (current: string, next: string) => {
  fireEvent.change(screen.getByLabelText('Current password'), { target: { value: current } });
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: next } });
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
};

it('asks for both passwords before the server is asked', async () => {
  fill('', 'short');
  expect(await screen.findByText('Password is required')).toBeTruthy();
  expect(screen.getByText('A password has at least 12 characters.')).toBeTruthy();
  expect(server.calls).not.toContain(call);
});

it('shows the server’s objection at its field', async () => {
  const message = 'The current password is not right.';
  server.answers[call] = {
    status: 400,
    body: JSON.stringify({
      statusCode: 400,
      message,
      details: [{ path: 'currentPassword', message }],
      requestId: 'r',
    }),
  };
  fill('wrong', 'a long enough phrase');
  expect(await screen.findByText(message)).toBeTruthy();
});

it('changes it, says so, and forgets what was typed', async () => {
  server.answers[call] = ok({ message: 'Password changed.' });
  fill('right', 'a long enough phrase');
  expect(await screen.findByText('Password changed.')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(''),
  );
});

describe('the display name', () => {
  const save = (name: string) => {
    fireEvent.change(screen.getByLabelText('Display name'), { target: { value: name } });
    fireEvent.click(screen.getByRole('button', { name: 'Save display name' }));
  };
  const nameCall = 'PUT /api/user/display-name';

  it('is saved, and said to sign the comments', async () => {
    server.answers[nameCall] = ok({ username: 'coach', displayName: 'Joan Walsh', isAdmin: true });
    save(' Joan Walsh ');
    expect(await screen.findByText('Your comments are signed “Joan Walsh”.')).toBeTruthy();
    expect(server.calls).toContain(`${nameCall} {"displayName":" Joan Walsh "}`);
  });

  it('is taken away by leaving it empty', async () => {
    server.answers[nameCall] = ok({ username: 'coach', displayName: null, isAdmin: true });
    save('  ');
    expect(await screen.findByText('Your comments are signed “Your coach”.')).toBeTruthy();
    expect(server.calls).toContain(`${nameCall} {"displayName":null}`);
  });

  it('has at most 80 characters, before the server is asked', async () => {
    save('x'.repeat(81));
    expect(await screen.findByText('A display name has 1 to 80 visible characters.')).toBeTruthy();
    expect(server.calls.some((each) => each.startsWith(nameCall))).toBe(false);
  });

  it('says why it could not be saved', async () => {
    save('Joan');
    expect(await screen.findByText(/The server cannot be reached/)).toBeTruthy();
  });
});

it('has the theme of this browser, which holds at once and on the next page', async () => {
  const root = document.documentElement;
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  await waitFor(() => expect(root.dataset['theme']).toBe('dark'));
  expect(localStorage.getItem('ellac-theme')).toBe('dark');
  fireEvent.click(screen.getByRole('radio', { name: 'As the device' }));
  await waitFor(() => expect(root.dataset['theme']).toBeUndefined());
  expect(localStorage.getItem('ellac-theme')).toBeNull();
});
