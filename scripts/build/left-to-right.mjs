// In the place of rtl-css-js, by which Griffel makes a mirrored second rule of each style. Our pages
// are written from left to right, so nobody would see those rules.

/** @param {object} style */
export const convert = (style) => style;

/** @param {string} key @param {unknown} value */
export const convertProperty = (key, value) => ({ key, value });
