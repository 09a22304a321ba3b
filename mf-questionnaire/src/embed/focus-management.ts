import { createTabster, disposeTabster, getShadowDOMAPI, setTabsterAttribute } from 'tabster';

/** Longer than it takes after a dialog until the host's page is there for screen readers again. */
const afterDialogMs = 1000;

/** Marks the element within which Fluent manages the focus; without one it takes the host's body. */
export const markFocusRealm = (element: HTMLElement): void =>
  setTabsterAttribute(element, { root: {} });

/**
 * Makes Fluent's focus management before Fluent does: so that it looks into shadow roots, without
 * which Tab leaves a dialog and Esc is dead, and so that it adds nothing to the host's body.
 *
 * @returns ends it, once it has taken back what an open dialog changed on the host's page
 */
export function manageFocus(): () => void {
  const tabster = createTabster(window, { controlTab: false, DOMAPI: getShadowDOMAPI() });
  return () => {
    setTimeout(() => disposeTabster(tabster), afterDialogMs);
  };
}
