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
  new Intl.NumberFormat(localeOfRegion[region] ?? 'en-US', {
    style: 'currency',
    currency: currencyOf(region),
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);

// Making a formatter takes longer than using it a hundred times, and a report uses these often.
const numberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const plainDateFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A number with at most two decimals, as it stands in a sentence. */
export const formatNumber = (value: number): string => numberFormat.format(value);

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
