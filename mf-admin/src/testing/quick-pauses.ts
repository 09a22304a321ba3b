import { timeoutManager } from '@tanstack/react-query';

/** So many times as fast as in a browser; the order of what is waited for stays as it is. */
const faster = 50;

// Queries wait between tries and before they ask again, which no test has to sit through.
timeoutManager.setTimeoutProvider({
  setTimeout: (callback, delay) => setTimeout(callback, delay / faster),
  clearTimeout: (id) => clearTimeout(id),
  setInterval: (callback, delay) => setInterval(callback, delay / faster),
  clearInterval: (id) => clearInterval(id),
});
