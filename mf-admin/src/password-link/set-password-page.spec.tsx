import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import axe from 'axe-core';
import { type FakeServer, nobody, ok, refusal } from '../testing/fake-desk-server.js';
import { openApp, signedIn } from '../testing/open-app.js';

const path = '/api/password-link';
const token = 'a'.repeat(43);
const read = `POST ${path}`;
const set = `PUT ${path}`;

let server: FakeServer;
beforeEach(() => {
  server = signedIn();
  server.answers['GET /api/user'] = nobody;
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a link that sets a password', () => {
  it('asks for one and leads to the login', async () => {
    server.answers[read] = ok({ username: 'ida', isInvitation: true });
    openApp(`/admin/set-password#${token}`);
    const title = await screen.findByRole('heading', { name: 'Welcome to the desk' });
    expect(document.activeElement).toBe(title);
    expect(document.body.classList.contains('undecided')).toBe(false);
    expect(screen.getByText('ida')).toBeTruthy();
    expect(
      (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations,
    ).toEqual([]);
    type('New password', 'short');
    press('Set the password');
    expect(await screen.findByText('A password has at least 12 characters.')).toBeTruthy();
    type('New password', 'my own long phrase');
    server.answers[set] = refusal(429, 'Too many requests.');
    press('Set the password');
    expect(await screen.findByText('Too many requests.')).toBeTruthy();
    server.answers[set] = ok({ message: 'It is set.' });
    press('Set the password');
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeTruthy();
    expect(screen.getByText('It is set.')).toBeTruthy();
    expect(location.pathname + location.hash).toBe('/admin');
    expect(server.calls).toContain(
      `${set} {"token":"${token}","newPassword":"my own long phrase"}`,
    );
  });

  it('says why it cannot be used, and leads on', async () => {
    server.answers[read] = refusal(404, 'This link is not valid.');
    openApp('/admin/set-password');
    expect(await screen.findByText('This link is not valid.')).toBeTruthy();
    press('To the login');
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeTruthy();
  });
});

describe('a forgotten password', () => {
  it('is asked for by an address, with the same words for any', async () => {
    openApp('/admin');
    await screen.findByRole('heading', { name: 'Admin Login' });
    press('Forgot your password?');
    const field = await screen.findByLabelText('Email address');
    expect(document.activeElement).toBe(field);
    press('Send the link');
    expect(await screen.findByText('Invalid email address')).toBeTruthy();
    type('Email address', 'ida@example.com');
    server.answers['POST /api/forgotten-password'] = ok({
      message: 'If a user has it, a link comes.',
    });
    press('Send the link');
    expect(await screen.findByText(/If a user has it, a link comes\./)).toBeTruthy();
    expect(server.calls).toContain('POST /api/forgotten-password {"email":"ida@example.com"}');
    press('Back to the login');
    expect(await screen.findByLabelText('Username')).toBeTruthy();
  });
});
