/** Of a loss; not the hyphen of `10-12%`. */
const minus = String.raw`(?:(?<![\p{L}\d])[-−])?`;
const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const amount = String.raw`(?:about )?${minus}(?:[A-Z]{0,2}[$£€]|\bR)\s?${number}`;
const amounts = new RegExp(`${amount}(?: to ${amount})?`, 'u');
const share = new RegExp(`${minus}${number}%`, 'u');

/** What a sentence starts from: `Of £1,850,000 in revenue,`. Its point comes after it. */
const opening = /^(?:Of|After|Without) .*?[^\d],\s/u;

/** The figure that a sentence is about: its first amount of money, else its first share; or null. */
export function figureIn(sentence: string): string | null {
  const [point = null] = amounts.exec(sentence.replace(opening, '')) ?? [];
  return point ?? (amounts.exec(sentence) ?? share.exec(sentence))?.[0] ?? null;
}
