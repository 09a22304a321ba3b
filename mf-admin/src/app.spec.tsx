import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { App } from './app.js';
import { anAdmin, fakeServer, nobody, type FakeServer } from './testing/fake-desk-server.js';

let server: FakeServer;
beforeEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', '/admin');
  document.body.innerHTML = '<header id="app-header"></header>';
  server = fakeServer();
});

const dashboard = () => screen.findByRole('heading', { name: 'Companies' });
const loginForm = () => screen.findByRole('heading', { name: 'Admin Login' });

const signIn = async () => {
  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'coach' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
};

describe('the admin area', () => {
  it('asks a stranger for both credentials before it sends them', async () => {
    render(<App />);
    const login = await screen.findByRole('button', { name: 'Login' });
    expect(screen.queryByText('Username is required')).toBeNull();
    fireEvent.click(login);
    expect(screen.getByText('Username is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'coach' } });
    expect(screen.queryByText('Username is required')).toBeNull();
    expect(server.calls).toEqual(['GET /api/user', 'GET /api/login']);
  });

  it.each([
    [401, 'The name or password is not right.', '', 'The name or password is not right.'],
    [401, '', '', 'Failed to login'],
    [503, 'Something else', 'Service Unavailable', 'Service Unavailable'],
  ])('says why it refuses: %i %j', async (status, body, statusText, sentence) => {
    server.answers['POST /api/login'] = { status, body, statusText };
    render(<App />);
    await signIn();
    // The toast, and the field.
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  });

  it('lets an admin in after the login, once', async () => {
    let answer = (): void => undefined;
    server.answers['POST /api/login'] = new Promise((resolve) => {
      answer = () => resolve({ status: 200, body: '{}' });
    });
    render(<App />);
    await signIn();
    fireEvent.submit(screen.getByLabelText('Username').closest('form')!);
    server.answers['GET /api/user'] = anAdmin;
    answer();
    await dashboard();
    expect(screen.getByText('Logged in successfully!')).toBeTruthy();
    const logins = server.calls.filter((call) => call.startsWith('POST'));
    expect(logins).toEqual(['POST /api/login {"username":"coach","password":"secret"}']);
  });

  it('asks for the code of a second factor once the server does (ASVS 6.3.3)', async () => {
    const headers = { 'Login-Needs': 'code' };
    const asking = (body: string) => ({ status: 401, body, headers });
    server.answers['POST /api/login'] = asking('Enter the code.');
    render(<App />);
    await signIn();
    const code = await screen.findByLabelText('Code');
    expect(document.activeElement).toBe(code);
    expect(screen.queryByText('Enter the code.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Code is required')).toBeTruthy();

    server.answers['POST /api/login'] = asking('The code is not right.');
    fireEvent.change(code, { target: { value: '000000' } });
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    // The toast, and the field.
    await waitFor(() => expect(screen.getAllByText('The code is not right.')).toHaveLength(2));
    expect((await axe.run(code.closest('form')!)).violations).toEqual([]);

    server.answers['POST /api/login'] = { status: 200, body: '{}' };
    server.answers['GET /api/user'] = anAdmin;
    fireEvent.change(code, { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    await dashboard();
    expect(server.calls).toContain(
      'POST /api/login {"username":"coach","password":"secret","code":"123456"}',
    );
  });

  it('forgets the code of one user when another logs in', async () => {
    const headers = { 'Login-Needs': 'code' };
    server.answers['POST /api/login'] = { status: 401, body: 'Enter the code.', headers };
    render(<App />);
    await signIn();
    await screen.findByLabelText('Code');
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'other' } });
    expect(screen.queryByLabelText('Code')).toBeNull();
  });

  it('is no page for a user who is no admin', async () => {
    history.replaceState(null, '', '/admin/companies/1');
    server.answers['GET /api/user'] = { status: 200, body: '{"username":"guest","isAdmin":false}' };
    render(<App />);
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
    expect(location.pathname).toBe('/admin');
  });

  it('sends a stranger from its deeper pages to its entrance, and leaves an admin there', async () => {
    history.replaceState(null, '', '/admin/companies/1');
    render(<App />);
    await loginForm();
    expect(location.pathname).toBe('/admin');

    cleanup();
    server.answers['GET /api/user'] = anAdmin;
    history.replaceState(null, '', '/admin/account');
    render(<App />);
    await screen.findByRole('heading', { name: 'Account' });
    expect(location.pathname).toBe('/admin/account');
  });
});

describe('a link that is followed without a session', () => {
  const follow = async (address: string) => {
    history.replaceState(null, '', address);
    render(<App />);
    await loginForm();
    expect(location.pathname).toBe('/admin');
  };
  const logIn = async () => {
    server.answers['POST /api/login'] = { status: 200, body: '{}' };
    server.answers['GET /api/user'] = anAdmin;
    await signIn();
    await dashboard();
    expect(location.pathname + location.search).toBe('/admin');
  };

  it.each([
    ['/admin/results/r1?from=mail', 'the report behind your link'],
    ['/admin/companies/c1', 'the company behind your link'],
    ['/admin/audit?user=coach', 'the page behind your link'],
    ['/admin?generationStatus=failed', 'the list behind your link'],
  ])('%s is named by the login, and is the first line after it', async (address, name) => {
    await follow(address);
    expect((await screen.findByText(name)).parentElement!.textContent).toBe(
      `Log in to go on with ${name}.`,
    );
    await logIn();
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(address);
    fireEvent.click(link);
    await waitFor(() => expect(screen.queryByText(/^Go on with/)).toBeNull());
    expect(location.pathname + location.search).toBe(address);
  });

  it('says nothing of the first page, to which the login leads anyway', async () => {
    await follow('/admin');
    expect(screen.queryByText(/Log in to go on/)).toBeNull();
    await logIn();
    expect(screen.queryByText(/Go on with/)).toBeNull();
  });

  it('says what is kept there', async () => {
    sessionStorage.setItem('ellac-note-c1', 'Call back.');
    await follow('/admin/companies/c1');
    const name = await screen.findByText('the company behind your link');
    expect(name.parentElement!.textContent).toBe(
      'Log in to go on with the company behind your link; your private note is kept.',
    );
    await logIn();
    expect(screen.getByText(/\(your private note is kept\)/)).toBeTruthy();
    sessionStorage.clear();
  });
});

describe('somebody without the right', () => {
  const openAsGuest = async () => {
    server.answers['GET /api/user'] = { status: 200, body: '{"username":"guest","isAdmin":false}' };
    render(<App />);
    await screen.findByRole('heading', { name: '404 Page Not Found' });
  };

  it('is told who is signed in, and signs out', async () => {
    await openAsGuest();
    const header = document.getElementById('app-header')!;
    expect(header.textContent).toContain('Signed in as guest');
    server.answers['POST /api/logout'] = { status: 204, body: '' };
    server.answers['GET /api/user'] = nobody;
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await loginForm();
    expect(server.calls).toContain('POST /api/logout');
  });

  it('is told after a login that it was right, as everybody is', async () => {
    server.answers['POST /api/login'] = { status: 200, body: '{}' };
    render(<App />);
    await loginForm();
    server.answers['GET /api/user'] = { status: 200, body: '{"username":"guest","isAdmin":false}' };
    await signIn();
    await screen.findByRole('heading', { name: '404 Page Not Found' });
    expect(screen.getByText('Logged in successfully!')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });
});

describe('logging out', () => {
  const openDashboard = async () => {
    server.answers['GET /api/user'] = anAdmin;
    render(<App />);
    await dashboard();
    return screen.getByRole('button', { name: 'Logout' });
  };

  it('ends at the login', async () => {
    server.answers['POST /api/logout'] = { status: 204, body: '' };
    const button = await openDashboard();
    server.answers['GET /api/user'] = nobody;
    fireEvent.click(button);
    await loginForm();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Admin Login'));
    expect(screen.getByText('You are signed out. Log in to go on.')).toBeTruthy();
  });

  it('forgets drafts and the last search, and keeps them while the user stays (ASVS 14.3.1)', async () => {
    const kept = ['ellac-note-c1', 'ellac-comment-a1'];
    for (const key of kept) sessionStorage.setItem(key, 'Call back.');
    server.answers['POST /api/logout'] = { status: 204, body: '' };
    const button = await openDashboard();
    await waitFor(() => expect(sessionStorage.getItem('ellac-admin-list')).not.toBeNull());
    for (const key of kept) expect(sessionStorage.getItem(key)).toBe('Call back.');
    server.answers['GET /api/user'] = nobody;
    fireEvent.click(button);
    await loginForm();
    for (const key of [...kept, 'ellac-admin-list']) expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('forgets them, too, when another user comes after the end of a session', async () => {
    await openDashboard();
    cleanup();
    sessionStorage.setItem('ellac-note-c1', 'Call back.');
    server.answers['GET /api/user'] = {
      status: 200,
      body: anAdmin.body.replace(/"username":"[^"]*"/, '"username":"somebody-else"'),
    };
    render(<App />);
    await dashboard();
    expect(sessionStorage.getItem('ellac-note-c1')).toBeNull();
  });

  it.each([
    [{ status: 500, body: 'x', statusText: 'Internal Server Error' }, 'Internal Server Error'],
    [{ status: 403, body: 'This came from elsewhere.' }, 'This came from elsewhere.'],
    [{ status: 403, body: '{"message":"In a sentence."}' }, 'In a sentence.'],
    [{ status: 500, body: '' }, 'Failed to log out'],
    [undefined, /The server cannot be reached/],
  ])('says why it failed, and stays: %j', async (answer, sentence) => {
    if (answer !== undefined) server.answers['POST /api/logout'] = answer;
    fireEvent.click(await openDashboard());
    expect(await screen.findByText(sentence)).toBeTruthy();
    await dashboard();
  });
});
