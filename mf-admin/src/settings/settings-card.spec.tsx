import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from '../app.js';
import { anAdmin, fakeServer, nobody, type FakeServer } from '../testing/fake-desk-server.js';

const path = '/api/admin/settings/example-data-button';
let server: FakeServer;
beforeEach(() => {
  cleanup();
  history.replaceState(null, '', '/admin');
  server = fakeServer();
  server.answers['GET /api/user'] = anAdmin;
});

const findToggle = () => screen.findByRole<HTMLInputElement>('switch', { name: /Example Data/ });
const loadedToggle = async () => {
  render(<App />);
  const toggle = await findToggle();
  await waitFor(() => expect(toggle.disabled).toBe(false));
  return toggle;
};

describe('the example-data toggle', () => {
  it('is disabled until it is known how it stands', async () => {
    let answer = (): void => undefined;
    server.answers[`GET ${path}`] = new Promise((resolve) => {
      answer = () => resolve({ status: 200, body: '{"enabled":true}' });
    });
    render(<App />);
    const toggle = await findToggle();
    expect([toggle.disabled, toggle.checked]).toEqual([true, false]);
    answer();
    await waitFor(() => expect([toggle.disabled, toggle.checked]).toEqual([false, true]));
  });

  it('tells the server, once for each change, and says that it was done', async () => {
    let answer = (): void => undefined;
    server.answers[`POST ${path}`] = new Promise((resolve) => {
      answer = () => resolve({ status: 200, body: '{"enabled":true}' });
    });
    const toggle = await loadedToggle();
    fireEvent.click(toggle);
    await waitFor(() => expect(toggle.checked).toBe(true));
    fireEvent.click(toggle);
    answer();
    expect(await screen.findByText('Settings Updated')).toBeTruthy();
    expect(
      screen.getByText('Example data button setting has been updated successfully.'),
    ).toBeTruthy();
    expect(toggle.checked).toBe(true);
    const changes = server.calls.filter((call) => call.startsWith('POST'));
    expect(changes).toEqual([`POST ${path} {"enabled":true}`]);
  });

  it.each([
    [{ status: 500, body: 'x', statusText: 'Internal Server Error' }, '500: Internal Server Error'],
    [{ status: 403, body: '{"message":"Not you."}' }, '403: Not you.'],
    [{ status: 400, body: 'plain' }, '400: plain'],
    [undefined, 'The server cannot be reached. Please check your connection and try again.'],
  ])('says why it stays as it was: %j', async (answer, reason) => {
    if (answer !== undefined) server.answers[`POST ${path}`] = answer;
    const toggle = await loadedToggle();
    fireEvent.click(toggle);
    expect(await screen.findByText(`Failed to update setting: ${reason}`)).toBeTruthy();
    await waitFor(() => expect(toggle.checked).toBe(false));
  });

  it('leads to the login when the session has ended meanwhile', async () => {
    server.answers[`POST ${path}`] = nobody;
    const toggle = await loadedToggle();
    server.answers['GET /api/user'] = nobody;
    fireEvent.click(toggle);
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeTruthy();
    expect(screen.getByText('Failed to update setting: 401: Please log in.')).toBeTruthy();
  });

  it('leads there too when it was never loaded', async () => {
    let answer = (): void => undefined;
    server.answers[`GET ${path}`] = new Promise((resolve) => {
      answer = () => resolve(nobody);
    });
    render(<App />);
    await findToggle();
    server.answers['GET /api/user'] = nobody;
    answer();
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeTruthy();
  });

  it('offers to try again when it could not be loaded', async () => {
    server.answers[`GET ${path}`] = { status: 403, body: '{"message":"Not now."}' };
    render(<App />);
    expect(await screen.findByText('Not now.')).toBeTruthy();
    server.answers[`GET ${path}`] = { status: 200, body: '{"enabled":true}' };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await findToggle()).checked).toBe(true);
  });
});
