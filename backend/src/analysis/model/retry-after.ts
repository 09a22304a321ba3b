/** Upper limit in seconds for the wait that a server asks for. */
const longest = 3600;

/**
 * How long a server asks to wait, in whole seconds up to an hour: `Retry-After` in seconds or as a
 * date, or `retry-after-ms`, which some providers send besides.
 *
 * @returns null where it does not say, or says it unreadably.
 */
export function retryAfterSeconds(headers: Headers | undefined): number | null {
  const seconds = inMilliseconds(headers) ?? inSecondsOrAsDate(headers);
  return seconds === null ? null : Math.min(longest, Math.max(0, Math.ceil(seconds)));
}

function inMilliseconds(headers: Headers | undefined): number | null {
  const value = headers?.get('retry-after-ms')?.trim() ?? '';
  return /^\d+(\.\d+)?$/.test(value) ? Number(value) / 1000 : null;
}

function inSecondsOrAsDate(headers: Headers | undefined): number | null {
  const value = headers?.get('retry-after')?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value);
  const date = Date.parse(value);
  // `Date.parse` takes an invalid number of seconds, such as -5, for a year.
  return Number.isNaN(date) || !/[a-z]/i.test(value) ? null : (date - Date.now()) / 1000;
}
