import type { Country } from '@ellac/contracts';

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december'.split(
    '|',
  );

/** The name of a month, whole or short, as part of a pattern. */
export const monthName = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;

/** 1 to 12. */
export const monthNumber = (name: string): number =>
  months.findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase())) + 1;

/** The name of a season as part of a pattern; Christmas counts as one. */
export const seasonName = '(?:spring|summer|autumn|fall|winter|christmas)';

/** The first month of each season north of the equator. */
const firstMonths: Readonly<Record<string, number>> = {
  spring: 3,
  summer: 6,
  autumn: 9,
  fall: 9,
  winter: 12,
};
const southern: readonly Country[] = ['AU', 'ZA'];

/** The first month of a season, and how many it has. A winter or summer may end in the next year. */
export function seasonMonths(
  name: string,
  country: Country,
): { readonly month: number; readonly count: number } {
  const first = firstMonths[name.toLowerCase()];
  if (first === undefined) return { month: 12, count: 1 };
  return { month: southern.includes(country) ? ((first + 5) % 12) + 1 : first, count: 3 };
}

const smallNumbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
};

/** A number up to 99 in figures or in words, as part of a pattern. */
export const smallNumber = String.raw`(?:\d{1,2}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?|${smallNumbers.slice(1).join('|')}|an?\b)`;

/** The value of what `smallNumber` matched; “a” is one. */
export function numberFrom(words: string): number {
  const text = words.toLowerCase();
  if (/^\d+$/.test(text)) return Number(text);
  if (/^an?$/.test(text)) return 1;
  const small = smallNumbers.indexOf(text);
  if (small > 0) return small;
  const [ten = '', one = 'zero'] = text.split('-');
  return (tens[ten] ?? 0) + smallNumbers.indexOf(one);
}
