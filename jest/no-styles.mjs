/**
 * Keeps Fluent's rules out of the document: jsdom matches all of them at every visibility check,
 * which took most of the time of these tests. Styles are tested in browsers.
 */
if ('CSSStyleSheet' in globalThis) CSSStyleSheet.prototype.insertRule = () => 0;
