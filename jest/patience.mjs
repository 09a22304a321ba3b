import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

configure({
  /** Milliseconds. The waits are much shorter, except on a busy machine. */
  asyncUtilTimeout: 45_000,
  /**
   * While a test waits, each look that finds nothing would print the whole document into an error that
   * is thrown away. The one at the end of the wait prints it.
   */
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics
      ? new Error(message ?? undefined)
      : getElementError(message, container),
});
