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

const localeOfRegion: Readonly<Record<string, string>> = { US: 'en-US', EU: 'de-DE' };

const localeOf = (region: string): string => localeOfRegion[region] ?? 'en-US';

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

/** An amount of money without decimals, in the region's currency and notation. */
export const formatMoney = (amount: number, region: string): string =>
  new Intl.NumberFormat(localeOf(region), {
    style: 'currency',
    currency: currencyOf(region),
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);

// Cached, because creating a formatter takes longer than a hundred uses, and a report uses these
// often.
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(region: string, decimals: number, useGrouping = true): Intl.NumberFormat {
  const key = [localeOf(region), decimals, useGrouping].join();
  const format =
    numberFormats.get(key) ??
    new Intl.NumberFormat(localeOf(region), { maximumFractionDigits: decimals, useGrouping });
  numberFormats.set(key, format);
  return format;
}

const plainDateFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A number with at most two decimals, as it stands in a sentence; in US notation unless told. */
export const formatNumber = (value: number, region = 'US'): string =>
  numberFormat(region, 2).format(value);

/** All decimals that a number can have, so that the shown value is exact. */
const allDecimals = 20;

/** A number with all its decimals and its thousands grouped, in the region's notation. */
export const formatGrouped = (value: number, region: string): string =>
  numberFormat(region, allDecimals).format(value);

/** A number with all its decimals and without groups, so that it can be edited anywhere. */
export const formatPlain = (value: number, region: string): string =>
  numberFormat(region, allDecimals, false).format(value);

/** The sign before the decimals in the region's notation. */
export const decimalSignOf = (region: string): '.' | ',' =>
  formatPlain(0.5, region).includes(',') ? ',' : '.';

/** A score out of 10 with one decimal, rounded as the scoring model rounds. */
export const formatScore = (score: number): string =>
  (Math.round((score + 1e-9) * 10) / 10).toFixed(1);

const partsOf = (date: Date, options: Intl.DateTimeFormatOptions): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-US', options)
      .formatToParts(date)
      .map((part) => [part.type, part.value]),
  );

/** `MMM d, yyyy`, in the reader's zone unless told. */
export const formatDate = (date: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  }).format(date);

/** `MMM d, yyyy` of a plain date (yyyy-MM-dd), the same in every zone. */
export const formatPlainDate = (plainDate: string): string =>
  plainDateFormat.format(new Date(`${plainDate}T00:00:00Z`));

/** `August 2028` of a plain date (yyyy-MM-dd). */
export const formatMonth = (plainDate: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${plainDate}T00:00:00Z`),
  );

/** `MMM d, yyyy h:mm a`, in the reader's zone unless told. */
export const formatDateTime = (date: Date, timeZone?: string): string => {
  const time = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const { hour, minute, dayPeriod } = partsOf(date, time);
  return `${formatDate(date, timeZone)} ${hour}:${minute} ${dayPeriod}`;
};

/** `MMM d, HH:mm` in the reader's zone, or the same in a locale's own order and words. */
export const formatDayTime = (date: Date, locale?: string): string => {
  if (locale !== undefined) {
    return new Intl.DateTimeFormat(locale, {
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
