import { expect, it } from '@jest/globals';
import { deviceInWords } from './device-in-words.js';

const gecko = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:148.0) Gecko/20100101 Firefox/148.0',
    'Firefox on Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${gecko} Chrome/147.0.0.0 Safari/537.36 Edg/147.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${gecko} HeadlessChrome/147.0.0.0 Safari/537.36`,
    'Chrome on Linux',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${gecko} Chrome/147.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${gecko} Chrome/147.0.0.0 Safari/537.36 OPR/130.0`,
    'Opera on Mac',
  ],
  ['curl/8.14.1', 'Another program'],
  [undefined, 'Another program'],
])('tells %s in words', (userAgent, words) => {
  expect(deviceInWords(userAgent)).toBe(words);
});
