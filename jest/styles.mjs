/**
 * jsdom matches each rule of all style sheets, and resolves every colour, whenever a style is asked
 * for, which took most of the time of these tests. Real styles are tested in browsers. So Fluent's
 * rules stay out of the document, and a style is the element's own, with jsdom's display for a bare
 * element of its kind: tests ask whether something is shown, and in a block or a line of its own.
 */
const { CSSStyleSheet, document, window } = globalThis;

// Some tests of pages run without a document.
if (window !== undefined) {
  CSSStyleSheet.prototype.insertRule = () => 0;

  const styleOf = window.getComputedStyle;
  const displays = new Map();

  const bareDisplay = (element) => {
    const type = element.getAttribute('type');
    const kind = `${element.namespaceURI} ${element.localName} ${element.hidden} ${type}`;
    if (!displays.has(kind)) {
      const bare = document.createElementNS(element.namespaceURI, element.localName);
      if (element.hidden) bare.hidden = true;
      if (type !== null) bare.setAttribute('type', type);
      displays.set(kind, styleOf(bare).display);
    }
    return displays.get(kind);
  };
  const visibility = (element) =>
    element === null ? 'visible' : element.style.visibility || visibility(element.parentElement);

  window.getComputedStyle = (element) => {
    const valueOf = (name) => {
      if (name === 'visibility') return visibility(element);
      return (
        element.style.getPropertyValue(name) || (name === 'display' ? bareDisplay(element) : '')
      );
    };
    return new Proxy(element.style, {
      get: (style, name) => {
        if (name === 'getPropertyValue') return valueOf;
        if (name === 'display' || name === 'visibility') return valueOf(name);
        const value = style[name];
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  };
}
