/**
 * jsdom lays nothing out: every element is 0 px wide and has no `offsetParent`. Fluent takes that for
 * invisible, gives the focus to a dialog instead of its first button, and may then leave the dialog
 * hidden from screen readers.
 */
const { document, DOMRect, HTMLElement } = globalThis;

// Some tests of pages run without a document.
if (document !== undefined) {
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    get() {
      return this.parentNode;
    },
  });
  document.body.getBoundingClientRect = () => new DOMRect(0, 0, 1280, 800);
}
