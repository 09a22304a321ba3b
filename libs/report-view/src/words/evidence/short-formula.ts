/** The most letters of a formula below a figure on paper; the appendix has the whole of a longer one. */
const longest = 110;

/** A formula, or the first part of a long one, without the sentences that it quotes. */
export const shortFormula = (formula: string): string =>
  formula.length <= longest
    ? formula
    : (formula.split('; ')[0] ?? formula)
        .replaceAll(/\byou write: “[^”]*”/gu, 'your words')
        .replace(/^You write: “[^”]*”?.*$/u, 'Your words');
