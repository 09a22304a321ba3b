/** The first that fits counts: most browsers also name those that they are made of. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (
  kinds: readonly (readonly [RegExp, string])[],
  userAgent: string,
): string | undefined => kinds.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Browser and system behind a `User-Agent` header, such as "Firefox on Windows". */
export function deviceInWords(userAgent = ''): string {
  const browser = firstIn(browsers, userAgent) ?? 'Another program';
  const system = firstIn(systems, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}
