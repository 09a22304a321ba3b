import type { Unit } from './quantity.js';

/** Counts in words, in the languages that owners write in, from one on. */
const numerals: readonly string[] = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  'um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte',
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const inWords = new Map<string, number>([
  ...numerals.flatMap((row) => row.split(' ').map((word, index) => [word, index + 1] as const)),
  ...(['eine', 'einen', 'einem', 'une', 'una', 'uma', 'a', 'an'] as const).map(
    (word) => [word, 1] as const,
  ),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
  ...tens.flatMap((ten, index) =>
    numerals[0]!
      .split(' ')
      .slice(0, 9)
      .map((one, unit) => [`${ten}-${one}`, (index + 2) * 10 + unit + 1] as const),
  ),
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
]);

/** Shares in words, in per cent. */
const shares: readonly (readonly [RegExp, number])[] = [
  [/\bhalf\b|\bhälfte\b|\bmoitié\b/iu, 50],
  [/\b(?:a|one) third\b|\bdrittel\b|\bun tiers\b/iu, 33],
  [/\btwo thirds\b|\bzwei drittel\b|\bdeux tiers\b/iu, 67],
  [/\b(?:a|one) quarter\b|\bviertel\b|\bun quart\b/iu, 25],
  [/\bthree quarters\b|\bdrei viertel\b|\btrois quarts\b/iu, 75],
];

const factors: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand|tausend|tsd|mille|mil|duizend)$/iu, 1e3],
  [/^(?:m|mio|millions?|millionen|millones|milhões|milioni|miljoen)$/iu, 1e6],
];
const factorOf = (word: string): number => factors.find(([words]) => words.test(word))?.[1] ?? 1;

const factorWords =
  'k|m|thousand|tausend|tsd|mille|mil|duizend|mio|millions?|millionen|millones|milhões|milioni|miljoen';
const digits = "(\\d{1,3}(?:[ .,’'\\u00a0\\u202f]\\d{3})+|\\d+)(?:[.,](\\d{1,2}))?";

const figure = new RegExp(`${digits}(?:\\s?(${factorWords})(?!\\p{L}))?`, 'giu');

/** Two figures that share a factor: `90 of 120 thousand`. */
const sharedFactor = new RegExp(
  `${digits} ?(?:of|out of|to|or|von|bis|oder|sur|à|ou|de|di|van|–|-|/) ?(?=${digits}\\s?(${factorWords})(?!\\p{L}))`,
  'giu',
);

const valueOf = (whole: string, decimals: string, factor: string): number =>
  Number(`${whole.replace(/\D/g, '')}.${decimals}`) * factorOf(factor);

const figuresIn = (sentence: string): readonly number[] => [
  ...Array.from(sentence.matchAll(figure), ([, whole = '', decimals = '0', factor = '']) =>
    valueOf(whole, decimals, factor),
  ),
  ...Array.from(
    sentence.matchAll(sharedFactor),
    ([, whole = '', decimals = '0', , , factor = '']) => valueOf(whole, decimals, factor),
  ),
];

const unitWords: Readonly<Partial<Record<Unit, RegExp>>> = {
  hours: /\b(?:hours?|hrs?|stunden?|heures?|horas?|ore|uren|uur)\b/iu,
  days: /\b(?:days?|tage?n?|jours?|d[ií]as?|giorni|dagen|weekends?)\b/iu,
  weeks: /\b(?:weeks?|wochen?|semaines?|semanas?|settimane|weken)\b/iu,
  months: /\b(?:months?|monate?n?|mois|meses|mesi|maanden)\b/iu,
  // "Until I am seventy" means years without saying so.
  years:
    /\b(?:years?|jahre?n?|ans?|années?|años?|anos?|anni|jaren|jaar)\b|\bI(?: am|['’]m| will be| turn) (?:\d{2}|\p{L}+ty(?:-\p{L}+)?)(?! ?\p{L}+s\b)/iu,
  percent:
    /%|\b(?:in|of|out of|von|sur|de cada) (?:a |every |each )?(?:100|hundred|hundert|cent)\b|\bpoints?\b|\bcents on the (?:dollar|euro|pound)\b|\bper ?cent\b|\bprozent\b|\bpour cent\b|\bpor ?ciento\b|\bprocent\b/iu,
};

/** Whether a sentence names this figure with this unit, in digits or in words. */
export function standsIn(sentence: string, value: number, unit: Unit): boolean {
  if (
    unit === 'percent' &&
    shares.some(([words, share]) => share === value && words.test(sentence))
  )
    return true;
  if (unitWords[unit]?.test(sentence) === false) return false;
  const words = sentence.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  const named = words.flatMap((word) => [
    inWords.get(word) ?? [],
    ...word.split('-').map((part) => inWords.get(part) ?? []),
  ]);
  const large = Array.from(
    sentence.toLowerCase().matchAll(/(\p{L}+(?:-\p{L}+)?) (thousand|million)\b/gu),
    ([, count = '', factor = '']) => (inWords.get(count) ?? 0) * factorOf(factor),
  );
  return [...figuresIn(sentence), ...named.flat(), ...large].includes(value);
}
