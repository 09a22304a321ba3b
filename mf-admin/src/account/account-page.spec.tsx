import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type FakeServer, ok } from '../testing/fake-server.js';
import { openApp, signedIn } from '../testing/open-app.js';

let server: FakeServer;
beforeEach(async () => {
  server = signedIn();
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
