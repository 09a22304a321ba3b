import * as react from 'react';

/**
 * React's development build captures a stack trace for each element it creates, up to 10,000 a second,
 * so that a warning can say who created it. That is a tenth of the time of a page's tests, so they run
 * as if that limit were always reached: a warning then names the component alone.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  // React sets it back to zero each second.
  set() {},
});
