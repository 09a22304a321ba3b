import type { Country } from '@ellac/contracts';

const fractions: Readonly<Record<string, number>> = {
  half: 50,
  'a third': 33,
  'one third': 33,
  'two thirds': 67,
  'a quarter': 25,
  'three quarters': 75,
  halfte: 50,
  drittel: 33,
  'zwei drittel': 67,
  viertel: 25,
  'drei viertel': 75,
  moitie: 50,
  tiers: 33,
  'deux tiers': 67,
  quart: 25,
  'trois quarts': 75,
};

/** The signs and words for per cent in the languages that owners write in. */
const percent =
  /\b(\d{1,3})(?:[.,]\d+)?\s?(?:%|(?:per ?cent|prozent|pour cent|por ?ciento|por cento|per cento|procent|persent)\b)|\b(half|(?:a|one) third|two thirds|a quarter|three quarters|halfte|(?:zwei )?drittel|(?:drei )?viertel|moitie|(?:deux )?tiers|quart|trois quarts)\b/giu;

/** Every share that is named in words or figures, whole per cent, 0 to 100; without accents. */
export const percentsIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(percent), ([, figure, words = '']) =>
    figure === undefined ? fractions[words.toLowerCase()]! : Number(figure),
  ).filter((share) => share <= 100);

const days = /\b(\d{1,3})(?:\s|-)(?:days?|tage?n?|jours|días|dias|giorni|dagen|dae)(?!\p{L})/giu;

/** Every number of days that is named in figures. */
export const daysIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(days), ([, figure]) => Number(figure));

/** How people write the currency of each country. */
const currencyNames: Readonly<Record<Country, readonly string[]>> = {
  US: ['$', 'dollars', 'usd'],
  CA: ['$', 'dollars', 'cad'],
  AU: ['$', 'dollars', 'aud'],
  GB: ['£', 'pounds', 'gbp'],
  EU: ['€', 'euro', 'euros', 'eur'],
  ZA: ['r', 'rand', 'zar'],
};

const factors: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  million: 1_000_000,
  tsd: 1_000,
  t: 1_000,
  tausend: 1_000,
  mille: 1_000,
  mio: 1_000_000,
  millionen: 1_000_000,
  millions: 1_000_000,
};

const money =
  /([$£€]|\bR(?=\s?\d))?\s?(\d{1,3}(?:[ ,.']\d{3})+(?![\d%])|\d+(?:[.,]\d{1,2})?)(?:\s?(k|m|t(?=\s?(?:€|eur))|thousand|millions?|tsd|tausend|mille|mio|millionen)(?![a-z])\.?)?(?:\s?(?:d')?(€|(?:dollars|pounds|euros?|rand|usd|cad|aud|gbp|eur|zar)\b))?/giu;

/** A figure as people write it: `40,000`, `40.000`, `40 000` and `40'000` are the same, `1.5` is not 15. */
const numberOf = (figure: string): number =>
  /[ ,.']\d{3}/.test(figure)
    ? Number(figure.replace(/[ ,.']/g, ''))
    : Number(figure.replace(',', '.'));

/**
 * Every sum of money in the currency of this country, or with `k` and no currency. A sum in another
 * currency is left out, as is one that is written in words.
 */
export const amountsIn = (text: string, country: Country): readonly number[] =>
  Array.from(text.matchAll(money)).flatMap(([, sign, figure = '', factor, name]) => {
    const currency = (sign ?? name)?.toLowerCase();
    const isOurs =
      currency === undefined
        ? factor?.toLowerCase() === 'k'
        : currencyNames[country].includes(currency);
    const amount = numberOf(figure) * (factors[factor?.toLowerCase() ?? ''] ?? 1);
    return isOurs ? [Math.round(amount)] : [];
  });
