import { signInFaults } from '@ellac/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { anAdmin, fakeServer, type FakeServer, ok, refusal } from '../testing/fake-desk-server.js';
import { openApp } from '../testing/open-app.js';

let server: FakeServer;
beforeEach(() => {
  cleanup();
  document.body.innerHTML = '<header id="app-header"></header>';
  server = fakeServer();
  server.answers['GET /api/login'] = ok({ oidcName: 'Firm ID' });
});

const button = () => screen.findByRole('link', { name: 'Sign in with Firm ID' });

describe('the sign-in by a provider', () => {
  it('is offered beside the password, and leads back to the page that was asked for', async () => {
    openApp('/admin/results/r1?tab=answers');
    expect((await button()).getAttribute('href')).toBe(
      '/api/login/oidc?to=%2Fadmin%2Fresults%2Fr1%3Ftab%3Danswers',
    );
    expect(screen.getByLabelText('Username')).toBeTruthy();
    expect((await axe.run((await button()).closest('form')!)).violations).toEqual([]);
  });

  it.each([
    ['there is no provider', ok({ oidcName: null })],
    ['an older server does not know', refusal(404, 'Not found')],
  ])('is not offered where %s', async (_, answer) => {
    server.answers['GET /api/login'] = answer;
    openApp('/admin');
    await screen.findByLabelText('Username');
    await waitFor(() => expect(server.calls).toContain('GET /api/login'));
    expect(screen.queryByText(/^Sign in with/)).toBeNull();
  });

  it('tells once why it failed, and keeps the page that was asked for', async () => {
    openApp('/admin/results/r1?sign-in=unknown');
    expect(await screen.findByText(signInFaults.unknown)).toBeTruthy();
    expect(screen.getByText('the report behind your link')).toBeTruthy();
    expect(`${location.pathname}${location.search}`).toBe('/admin');
    expect((await button()).getAttribute('href')).toBe(
      '/api/login/oidc?to=%2Fadmin%2Fresults%2Fr1',
    );
  });

  it('says nothing of an ending that it does not know', async () => {
    openApp('/admin?sign-in=%3Cb%3Ehello');
    await button();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(location.search).toBe('');
  });
});

describe('the code after a sign-in by a provider', () => {
  it('opens the desk once it is right (ASVS 6.3.3)', async () => {
    openApp('/admin?sign-in=code');
    const code = await screen.findByLabelText('Code');
    expect(document.activeElement).toBe(code);
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Code is required')).toBeTruthy();

    server.answers['POST /api/login/oidc/code'] = { status: 401, body: 'The code is not right.' };
    fireEvent.change(code, { target: { value: '000000' } });
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('The code is not right.')).toBeTruthy();
    expect((await axe.run(code.closest('form')!)).violations).toEqual([]);

    server.answers['POST /api/login/oidc/code'] = { status: 200, body: '{}' };
    server.answers['GET /api/user'] = anAdmin;
    fireEvent.change(code, { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('heading', { name: 'Companies' })).toBeTruthy();
    expect(server.calls).toContain('POST /api/login/oidc/code {"code":"123456"}');
  });

  it('has a way back to the login', async () => {
    openApp('/admin?sign-in=code');
    fireEvent.click(await screen.findByRole('button', { name: 'Back to the login' }));
    expect(await screen.findByLabelText('Username')).toBeTruthy();
  });
});
