/**
 * Places where html2canvas breaks the content policy, each with its replacement.
 *
 * @type {readonly (readonly [place: string, instead: string])[]}
 */
const replacements = [
  [
    // Trusted Types refuse markup as text.
    'documentClone.write(serializeDoctype(document.doctype) + "<html></html>");',
    "documentClone.appendChild(documentClone.createElement('html'));",
  ],
  // An inline style sheet that hides copied pseudo-elements. The captured pages have none.
  ['createPseudoHideStyles(clone);', ''],
];

/**
 * A webpack loader that makes html2canvas work under our content policy.
 *
 * @param {string} source
 * @returns {string}
 * @throws {Error} unless html2canvas has exactly one of each of these places
 */
export default function underOurPolicy(source) {
  return replacements.reduce((text, [place, instead]) => {
    if (text.split(place).length !== 2) {
      throw new Error(`html2canvas has changed: look for “${place}” in it and mend this loader.`);
    }
    return text.replace(place, instead);
  }, source);
}
