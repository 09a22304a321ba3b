import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * A rule across settings. It is checked if all of them are read and each is valid by itself.
 *
 * @typedef {object} Rule
 * @property {readonly import('./settings.mjs').SettingName[]} names the first is the one at fault
 * @property {(values: import('./settings.mjs').Values) => string | undefined} faultOf a sentence
 */

/** @type {readonly Rule[]} */
export const rules = [
  {
    names: ['SECRET', 'DATABASE_URL'],
    faultOf: ({ SECRET, DATABASE_URL }) =>
      DATABASE_URL !== undefined && SECRET === undefined
        ? 'DATABASE_URL is set, so SECRET must be set too: 32 or more characters that nobody can guess, the same at every start.'
        : undefined,
  },
  {
    names: ['MIGRATION_DATABASE_URL', 'DATABASE_URL'],
    faultOf: ({ MIGRATION_DATABASE_URL, DATABASE_URL }) =>
      MIGRATION_DATABASE_URL !== undefined &&
      ['', userIn(MIGRATION_DATABASE_URL)].includes(userIn(DATABASE_URL))
        ? 'MIGRATION_DATABASE_URL is set, so DATABASE_URL must name another user, which gets only the rights of serving.'
        : undefined,
  },
  {
    names: ['SECRET_PREVIOUS', 'SECRET'],
    faultOf: ({ SECRET_PREVIOUS, SECRET }) =>
      SECRET_PREVIOUS !== undefined && SECRET_PREVIOUS === SECRET
        ? 'SECRET_PREVIOUS and SECRET are the same: set SECRET to a new one, or take SECRET_PREVIOUS away.'
        : undefined,
  },
  {
    names: ['SMTP_URL', 'PUBLIC_URL'],
    faultOf: ({ SMTP_URL, PUBLIC_URL }) =>
      SMTP_URL === undefined && isPublic(PUBLIC_URL)
        ? `PUBLIC_URL is the public address ${PUBLIC_URL}, so SMTP_URL must name a real mail server.`
        : undefined,
  },
  {
    names: ['MAIL_UI_PORT', 'PORT', 'SMTP_URL'],
    faultOf: ({ MAIL_UI_PORT, PORT, SMTP_URL }) =>
      SMTP_URL === undefined && PORT === MAIL_UI_PORT
        ? bothAre('PORT', 'MAIL_UI_PORT', PORT)
        : undefined,
  },
  {
    names: ['METRICS_PORT', 'PORT'],
    faultOf: ({ METRICS_PORT, PORT }) =>
      PORT === METRICS_PORT ? bothAre('PORT', 'METRICS_PORT', PORT) : undefined,
  },
  {
    names: ['METRICS_PORT', 'MAIL_UI_PORT', 'SMTP_URL'],
    faultOf: ({ METRICS_PORT, MAIL_UI_PORT, SMTP_URL }) =>
      SMTP_URL === undefined && METRICS_PORT === MAIL_UI_PORT
        ? bothAre('METRICS_PORT', 'MAIL_UI_PORT', MAIL_UI_PORT)
        : undefined,
  },
  {
    names: ['EMBED_ORIGINS', 'PUBLIC_URL'],
    faultOf: ({ EMBED_ORIGINS, PUBLIC_URL }) =>
      PUBLIC_URL.startsWith('https:') && !EMBED_ORIGINS.every(isSecure)
        ? 'EMBED_ORIGINS may hold http:// only for localhost, as PUBLIC_URL is https://: others could read what is typed.'
        : undefined,
  },
  {
    names: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
    faultOf: ({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }) =>
      new Set([OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET].map((each) => each === undefined))
        .size > 1
        ? 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together: set all three, or none.'
        : undefined,
  },
  {
    names: ['OIDC_ISSUER'],
    faultOf: ({ OIDC_ISSUER }) =>
      OIDC_ISSUER !== undefined && !isSecure(OIDC_ISSUER)
        ? 'OIDC_ISSUER may be http:// only for localhost: others could sign in as anybody.'
        : undefined,
  },
  {
    names: ['OPENAI_API_KEY', 'ANALYSIS_ENGINE'],
    faultOf: ({ OPENAI_API_KEY, ANALYSIS_ENGINE }) =>
      ANALYSIS_ENGINE === 'openai' && OPENAI_API_KEY === undefined
        ? 'ANALYSIS_ENGINE is openai, so OPENAI_API_KEY must be set: the key of the provider, or any word where the server wants none.'
        : undefined,
  },
];

/** @param {string} one @param {string} other @param {number} port */
const bothAre = (one, other, port) =>
  `${one} and ${other} are both ${port}: set one of them to another port.`;

/** @param {string | undefined} url */
const userIn = (url) => (url === undefined ? '' : new URL(url).username);

/** @param {string} origin */
const isSecure = (origin) =>
  origin.startsWith('https:') ||
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);

const privateAddresses = new BlockList();
privateAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
privateAddresses.addSubnet('10.0.0.0', 8, 'ipv4');
privateAddresses.addSubnet('172.16.0.0', 12, 'ipv4');
privateAddresses.addSubnet('192.168.0.0', 16, 'ipv4');
privateAddresses.addAddress('::1', 'ipv6');

/** @param {string} url */
function isPublic(url) {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return !privateAddresses.check(host, isIPv6(host) ? 'ipv6' : 'ipv4');
  return host.includes('.') && !/\.(localhost|local|test|internal)$/.test(host);
}
