/**
 * What html2canvas does that our content policy refuses, and what it does instead.
 *
 * @type {readonly (readonly [place: string, instead: string])[]}
 */
const replacements = [
  [
    // Markup as text is refused (Trusted Types).
    'documentClone.write(serializeDoctype(document.doctype) + "<html></html>");',
    "documentClone.appendChild(documentClone.createElement('html'));",
  ],
  // An inline sheet that hides what it copies of pseudo-elements; a picture of ours has none.
  ['createPseudoHideStyles(clone);', ''],
];

/**
 * A webpack loader that makes html2canvas work under our content policy.
 *
 * @param {string} source
 * @returns {string}
 * @throws {Error} when html2canvas no longer has just one of each of these places
 */
export default function underOurPolicy(source) {
  return replacements.reduce((text, [place, instead]) => {
    if (text.split(place).length !== 2) {
      throw new Error(`html2canvas has changed: look for “${place}” in it and mend this loader.`);
    }
    return text.replace(place, instead);
  }, source);
}
