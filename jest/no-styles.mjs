/**
 * Keeps Fluent's rules out of the document: jsdom matches all of them at every visibility check,
 * which took most of the time of these tests. Styles are tested in browsers.
 */
const { CSSStyleSheet } = globalThis;
if (CSSStyleSheet !== undefined) CSSStyleSheet.prototype.insertRule = () => 0;
