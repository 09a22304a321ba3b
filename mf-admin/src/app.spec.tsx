import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { App } from './app.js';

/** What the server answers to each call; a path that is not here has no answer. */
let answers: Record<string, { status: number; body: string }>;
const calls: string[] = [];

beforeEach(() => {
  cleanup();
  calls.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
  globalThis.fetch = (input) => {
    const path = input as string;
    calls.push(path);
    const { status, body } = answers[path]!;
    const text = () => Promise.resolve(body);
    const json = () => text().then((value): unknown => JSON.parse(value));
    return Promise.resolve({ ok: status < 400, status, statusText: '', text, json } as Response);
  };
  answers = { '/api/user': { status: 401, body: '' } };
});

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
    expect(calls).toEqual(['/api/user']);
  });

  it.each([
    ['The name or password is not right.', 'The name or password is not right.'],
    ['', 'Failed to login'],
  ])('says why it refuses (%j)', async (body, sentence) => {
    answers['/api/login'] = { status: 401, body };
    render(<App />);
    await signIn();
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('lets an admin in after the login', async () => {
    answers['/api/login'] = { status: 200, body: '' };
    render(<App />);
    await screen.findByRole('button', { name: 'Login' });
    answers['/api/user'] = { status: 200, body: '{"username":"coach","isAdmin":true}' };
    await signIn();
    expect(await screen.findByRole('heading', { name: 'Signed in' })).toBeTruthy();
  });

  it('is no page for a user who is no admin', async () => {
    document.body.innerHTML = '<template id="not-found"><h1>404 Page Not Found</h1></template>';
    answers['/api/user'] = { status: 200, body: '{"username":"guest","isAdmin":false}' };
    render(<App />);
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  });
});
