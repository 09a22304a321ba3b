import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';

/**
 * What a setting may hold.
 *
 * @template [Value=unknown]
 * @typedef {object} Kind
 * @property {string} expected what it must be; completes the sentence "it must be …"
 * @property {(text: string) => Value | undefined} read undefined when the text is no such value
 */

/**
 * Decimal digits and nothing else.
 *
 * @param {number} from
 * @param {number} to
 * @param {string} [what]
 * @returns {Kind<number>}
 */
export const wholeNumber = (from, to, what = 'a whole number') => ({
  expected: `${what} from ${from} to ${to}`,
  read: (text) => {
    const number = Number(text);
    return /^\s*\d+\s*$/.test(text) && number >= from && number <= to ? number : undefined;
  },
});

/**
 * One of some words.
 *
 * @template {string} Word
 * @param {...Word} words
 * @returns {Kind<Word>}
 */
export const oneOf = (...words) => ({
  expected: words.join(', ').replace(/, ([^,]*)$/, ' or $1'),
  read: (text) => words.find((word) => word === text),
});

/**
 * Any text of some length.
 *
 * @param {number} min characters
 * @param {number} max characters
 * @param {string} [expected]
 * @returns {Kind<string>}
 */
export const text = (min, max, expected = `${min} to ${max} characters long`) => ({
  expected,
  read: (given) => (given.length >= min && given.length <= max ? given : undefined),
});

/**
 * A text that a regular expression fits.
 *
 * @param {string} expected
 * @param {RegExp} expression of the whole text
 * @returns {Kind<string>}
 */
export const pattern = (expected, expression) => ({
  expected,
  read: (given) => (expression.test(given) ? given : undefined),
});

/**
 * An address with one of some protocols. A password in it must be percent-encoded; otherwise the
 * address cannot be parsed.
 *
 * @param {string} expected
 * @param {readonly string[]} protocols such as `https`
 * @param {{ mayHoldPassword: boolean }} options
 * @returns {Kind<string>}
 */
export const address = (expected, protocols, { mayHoldPassword }) => ({
  expected,
  read: (text) => {
    const isOne =
      protocols.some((protocol) => text.startsWith(`${protocol}://`)) &&
      !/\s/.test(text) &&
      // PostgreSQL's clients take an address without a host, for a socket.
      URL.canParse(text.replace('@/', '@localhost/')) &&
      (mayHoldPassword || !text.includes('@'));
    return isOne ? text : undefined;
  },
});

const LOCAL_PART = String.raw`(?!\.)(?!\S*\.[.@])[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}`;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/** One e-mail address, by the same expression as that of the questionnaire in `libs/contracts`. */
export const email = () =>
  pattern('one e-mail address', new RegExp(`^${LOCAL_PART}@(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`));

/**
 * A sender: an address, or a name and the address in angle brackets. A name with signs that
 * separate addresses goes between double quotes. The domain may lack a dot, as `localhost` does.
 */
export const sender = () => {
  const sent = `${LOCAL_PART}@${LABEL}(?:\\.${LABEL})*`;
  const name = String.raw`(?:"[^"\\\r\n]+"|[^"\\<>()\[\]@,;:\r\n]+)`;
  return pattern(
    'an e-mail address, or a name and one as in Reports <reports@example.com>',
    new RegExp(`^(?:${sent}|${name}\\s*<${sent}>)$`),
  );
};

/**
 * Public keys of the encryption tool age, with commas between.
 *
 * @returns {Kind<readonly string[]>}
 */
export const recipients = () => ({
  expected:
    'public keys that begin with age1, as npm run backup:key makes them, with commas between',
  read: (text) => {
    const keys = text.split(',').map((key) => key.trim());
    return keys.every((key) => /^age1[a-z0-9]+$/.test(key)) ? keys : undefined;
  },
});

/**
 * An origin as browsers write it; it contains no characters with a meaning in a header.
 *
 * @param {string} text
 */
const isOrigin = (text) =>
  /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/.test(text) &&
  URL.canParse(text) &&
  new URL(text).origin === text;

/** What a picture's file holds, by the end of its name. */
const contents = { '.png': /^\x89PNG\r\n/, '.svg': /<svg[\s>]/i };

/**
 * The path of a file with a picture.
 *
 * @param {number} kilobytes that it has at most
 * @returns {Kind<string>}
 */
export const picture = (kilobytes) => ({
  expected: `the path of an SVG or PNG file of at most ${kilobytes} kB`,
  read: (path) => (isPicture(path, kilobytes * 1024) ? path : undefined),
});

/** @param {string} path @param {number} maxBytes */
function isPicture(path, maxBytes) {
  const content = contents[/** @type {keyof typeof contents} */ (extname(path).toLowerCase())];
  try {
    return (
      content !== undefined &&
      statSync(path).size <= maxBytes &&
      content.test(readFileSync(path, 'latin1'))
    );
  } catch {
    // There is no such file, or it cannot be read.
    return false;
  }
}

/**
 * Web origins with commas between.
 *
 * @returns {Kind<readonly string[]>}
 */
export const origins = () => ({
  expected:
    'web origins with commas between, such as https://example.com: with no path, no slash at the end and no *',
  read: (text) => {
    const each = text.split(',').map((origin) => origin.trim());
    return each.every(isOrigin) ? each : undefined;
  },
});

/** The name of a header, then a value in which a comma is written %2C. */
const HEADER = /^\s*([\w-]+)=([!-+\--~]+)\s*$/;

/**
 * Headers of HTTP with commas between.
 *
 * @returns {Kind<Readonly<Record<string, string>>>}
 */
export const headers = () => ({
  expected:
    'headers with commas between, as in name=value,other=value, in whose values a blank is written %20 and a comma %2C',
  read: (text) => {
    const found = text.split(',').map((header) => HEADER.exec(header) ?? []);
    const each = found.map(([, name, value]) => [name, decoded(value)]);
    return each.every(([, value]) => value !== undefined) ? Object.fromEntries(each) : undefined;
  },
});

/**
 * A header's value without its escapes; undefined where it would be none.
 *
 * @param {string | undefined} text
 */
function decoded(text) {
  if (text === undefined) return undefined;
  try {
    const value = decodeURIComponent(text);
    return /^[ -~]+$/.test(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
