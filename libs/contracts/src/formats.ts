/** Currency of a region; regions beyond the questionnaire's countries appear in older data only. */
const currencyOfRegion: Readonly<Record<string, string>> = {
  US: 'USD',
  GB: 'GBP',
  EU: 'EUR',
  JP: 'JPY',
  CN: 'CNY',
  IN: 'INR',
  AU: 'AUD',
  CA: 'CAD',
  ZA: 'ZAR',
};

/** Shown in front of or behind an amount that is typed. */
const signOfCurrency: Readonly<Record<string, string>> = {
  USD: '$',
  GBP: '£',
  EUR: '€',
  CAD: '$',
  AUD: '$',
  ZAR: 'R',
};

/** The currency's code for a region; US dollars where the region is not known. */
export const currencyOf = (region: string): string => currencyOfRegion[region] ?? 'USD';

/** The sign that stands beside an amount of this region, for example `€`. */
export const currencySignOf = (region: string): string => signOfCurrency[currencyOf(region)] ?? '$';

/** More than a page or a report uses; a sender of ever new zones cannot fill the memory. */
const maxKept = 200;

/** Keeps what is made: creating a formatter takes longer than a hundred uses. */
function kept<Options, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = formats.get(key);
    if (known !== undefined) return known;
    const format = make(locale, options);
    if (formats.size >= maxKept) formats.clear();
    formats.set(key, format);
    return format;
  };
}

const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** How a reader writes numbers: `1,234.5` as in en-US, or `1.234,5` as in de-DE. */
export type Notation = 'en-US' | 'de-DE';

/**
 * An amount without decimals in the region's currency, as it stands in English text: `€1,234,568`,
 * `R60,000`; in another notation where one is given.
 */
export function formatMoney(amount: number, region: string, notation: Notation = 'en-US'): string {
  const text = numberFormat(notation, {
    style: 'currency',
    currency: currencyOf(region),
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
  return notation === 'en-US' ? text.replace(/\s/gu, '') : text;
}

/** The notation of a locale (BCP 47), by its sign before the decimals. @throws RangeError */
export const notationOf = (locale: string): Notation =>
  numberFormat(locale, {}).format(0.5).includes(',') ? 'de-DE' : 'en-US';

/** An amount of money in the region's currency and the reader's notation, to the cent. */
export const formatExactMoney = (amount: number, region: string, notation: Notation): string =>
  numberFormat(notation, {
    style: 'currency',
    currency: currencyOf(region),
    currencyDisplay: 'narrowSymbol',
    ...(Number.isInteger(amount) && { maximumFractionDigits: 0 }),
  }).format(amount);

/** A number with at most two decimals, as it stands in a sentence. */
export const formatNumber = (value: number, notation: Notation = 'en-US'): string =>
  numberFormat(notation, { maximumFractionDigits: 2 }).format(value);

/** All decimals that a number can have, so that the shown value is exact. */
const allDecimals = 20;

/** A number with all its decimals and its thousands grouped. */
export const formatGrouped = (value: number, notation: Notation): string =>
  numberFormat(notation, { maximumFractionDigits: allDecimals }).format(value);

/** A number with all its decimals and without groups, so that it can be edited anywhere. */
export const formatPlain = (value: number, notation: Notation): string =>
  numberFormat(notation, { maximumFractionDigits: allDecimals, useGrouping: false }).format(value);

/** A score out of 10 with one decimal, rounded as the scoring model rounds. */
export const formatScore = (score: number): string =>
  (Math.round((score + 1e-9) * 10) / 10).toFixed(1);

const partsOf = (date: Date, options: Intl.DateTimeFormatOptions): Record<string, string> =>
  Object.fromEntries(
    dateFormat('en-US', options)
      .formatToParts(date)
      .map((part) => [part.type, part.value]),
  );

const calendarDay = { month: 'short', day: 'numeric', year: 'numeric' } as const;

/** `MMM d, yyyy`, in the reader's zone unless told. */
export const formatDate = (date: Date, timeZone?: string): string =>
  dateFormat('en-US', { ...calendarDay, timeZone }).format(date);

/** Regions whose readers write the month first. */
const monthFirst: ReadonlySet<string> = new Set(['US', 'CA']);

/**
 * The day of a report in the order of its company's region, `Dec 2, 2026` or `2 Dec 2026`, and with
 * English months as the rest of its text; in the reader's zone unless told.
 */
export function formatDay(date: Date, region: string, timeZone?: string): string {
  if (monthFirst.has(region)) return formatDate(date, timeZone);
  const { day, month, year } = partsOf(date, { ...calendarDay, timeZone });
  return `${day} ${month} ${year}`;
}

/** {@link formatDay} of a plain date (yyyy-MM-dd), the same in every zone. */
export const formatPlainDate = (plainDate: string, region: string): string =>
  formatDay(new Date(`${plainDate}T00:00:00Z`), region, 'UTC');

/** `August 2028` of a plain date (yyyy-MM-dd). */
export const formatMonth = (plainDate: string): string =>
  dateFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${plainDate}T00:00:00Z`),
  );

/** `h:mm a`. */
function clockTime(date: Date, timeZone?: string): string {
  const time = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const { hour, minute, dayPeriod } = partsOf(date, time);
  return `${hour}:${minute} ${dayPeriod}`;
}

/** `MMM d, yyyy h:mm a`, in the reader's zone unless told. */
export const formatDateTime = (date: Date, timeZone?: string): string =>
  `${formatDate(date, timeZone)} ${clockTime(date, timeZone)}`;

/** {@link formatDay} with the time in the reader's zone, for two days of a report that are the same. */
export const formatDayAndTime = (date: Date, region: string): string =>
  `${formatDay(date, region)} ${clockTime(date)}`;

/** `MMM d, HH:mm` in the reader's zone, or the same in a locale's own order and words. */
export const formatDayTime = (date: Date, locale?: string): string => {
  if (locale !== undefined) {
    return dateFormat(locale, {
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }).format(date);
  }
  const { month, day } = partsOf(date, { month: 'short', day: 'numeric' });
  const { hour, minute } = partsOf(date, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${month} ${day}, ${hour}:${minute}`;
};

/**
 * `Mon 23 Nov 2026, 20:06 (Central European Time)`: a moment for a reader whose place is not known
 * here, in the zone that is named beside it.
 *
 * @param timeZone a name of the IANA's database. @throws RangeError for an unknown one
 */
export const formatZonedTime = (date: Date, timeZone: string): string => {
  const { weekday, day, month, year, hour, minute } = partsOf(date, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const { timeZoneName = timeZone } = partsOf(date, { timeZone, timeZoneName: 'longGeneric' });
  const zone = timeZone === 'UTC' ? timeZone : timeZoneName;
  return `${weekday} ${day} ${month} ${year}, ${hour}:${minute} (${zone})`;
};
