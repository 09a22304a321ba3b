import { timeoutManager } from '@tanstack/react-query';

/** How many times faster than in a browser; the order of the timers stays the same. */
const faster = 50;

// Speeds up the pauses of queries before a retry or a poll, so that tests do not wait for them.
timeoutManager.setTimeoutProvider({
  setTimeout: (callback, delay) => setTimeout(callback, delay / faster),
  clearTimeout: (id) => clearTimeout(id),
  setInterval: (callback, delay) => setInterval(callback, delay / faster),
  clearInterval: (id) => clearInterval(id),
});
