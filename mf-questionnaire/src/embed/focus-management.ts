import { createTabster, disposeTabster, getShadowDOMAPI, setTabsterAttribute } from 'tabster';

/**
 * Milliseconds: longer than it takes after a dialog until the host's page is visible to screen
 * readers again.
 */
const afterDialogMs = 1000;

/**
 * Marks the element within which Fluent manages the focus. Without a mark, Fluent uses the host's
 * body.
 */
export const markFocusRealm = (element: HTMLElement): void =>
  setTabsterAttribute(element, { root: {} });

/**
 * Creates Fluent's focus management before Fluent does, for two reasons. It then looks into shadow
 * roots; otherwise Tab leaves a dialog and Esc does nothing. And it adds nothing to the host's
 * body.
 *
 * @returns a function that ends it, after a delay in which it restores the host's page from a
 *   dialog
 */
export function manageFocus(): () => void {
  const tabster = createTabster(window, { controlTab: false, DOMAPI: getShadowDOMAPI() });
  return () => {
    setTimeout(() => disposeTabster(tabster), afterDialogMs);
  };
}
