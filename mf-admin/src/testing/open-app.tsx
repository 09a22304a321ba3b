import { cleanup, render } from '@testing-library/react';
import { App } from '../app.js';
import { anAdmin, type FakeServer, fakeServer } from './fake-desk-server.js';

/** A fresh page, and a server on which the user is signed in as an admin. */
export function signedIn(): FakeServer {
  cleanup();
  sessionStorage.clear();
  document.body.innerHTML = '<header id="app-header"></header>';
  // As the server sends it: nothing is shown until this class is taken away.
  document.body.className = 'desk undecided';
  const server = fakeServer();
  server.answers['GET /api/user'] = anAdmin;
  return server;
}

/** Opens the app at an address. */
export function openApp(address: string): void {
  history.replaceState(null, '', address);
  render(<App />);
}
