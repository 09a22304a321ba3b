import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { join } from 'node:path';
import { ROOT } from './folders.mjs';
import { Problem } from './problem.mjs';

/** All settings of the product, as `.env.example` lists them. */
export const SETTING_NAMES = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'EMBED_ORIGINS',
  'ROLE',
  'MAIL_UI_PORT',
  'DATA_DIR',
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_REPLY_TO',
  'COACH_EMAIL',
  'SECRET',
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD',
  'RATE_LIMITS',
  'COMPANY_NAME',
  'THEME_COLOR',
  'EXAMPLE_DATA',
  'ANALYSIS_ENGINE',
  'ANALYSIS_FALLBACK',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'OPENAI_MODE',
  'AI_TOKENS_PER_REPORT',
  'AI_TOKENS_PER_MONTH',
  'AI_TIMEOUT_S',
  'WORKER_CONCURRENCY',
  'DRAIN_SECONDS',
  'LOG_LEVEL',
  'WEB_DIR',
  'IMPORT_MAP',
];

/** @typedef {ReturnType<typeof readSettings>} Settings */

/**
 * What the start itself needs to know; the backend checks its own settings.
 *
 * @param {NodeJS.ProcessEnv} env
 * @throws {Problem} with one sentence for what is wrong
 */
export function readSettings(env) {
  const given = (/** @type {string} */ name) => env[name]?.trim() || undefined;
  const port = readPort('PORT', given('PORT') ?? '3000');
  const mailUiPort = readPort('MAIL_UI_PORT', given('MAIL_UI_PORT') ?? '1080');
  const publicUrl = given('PUBLIC_URL') ?? `http://localhost:${port}`;
  const services = {
    DATABASE_URL: given('DATABASE_URL'),
    REDIS_URL: given('REDIS_URL'),
    SMTP_URL: given('SMTP_URL'),
  };
  if (services.DATABASE_URL && !given('SECRET')) {
    throw new Problem(
      'DATABASE_URL is set, so SECRET must be set too: 32 or more characters that nobody can guess, the same at every start.',
    );
  }
  if (!services.SMTP_URL && isPublic(publicUrl)) {
    throw new Problem(
      `PUBLIC_URL is the public address ${publicUrl}, so SMTP_URL must name a real mail server.`,
    );
  }
  if (!services.SMTP_URL && port === mailUiPort) {
    throw new Problem(`PORT and MAIL_UI_PORT are both ${port}: set one of them to another port.`);
  }
  return {
    port,
    host: given('HOST') ?? '127.0.0.1',
    publicUrl,
    mailUiPort,
    dataDir: given('DATA_DIR') ?? '.data',
    secret: given('SECRET'),
    services,
  };
}

/**
 * What the backend is started with: everything that is given, and what is chosen here for the rest.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {Settings} settings
 * @param {{ DATABASE_URL: string, REDIS_URL: string, SMTP_URL: string }} services
 * @param {string} secret
 * @returns {NodeJS.ProcessEnv}
 */
export function backendEnvironment(env, settings, services, secret) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const isAllLocal = Object.values(settings.services).every((url) => url === undefined);
  return {
    EXAMPLE_DATA: isAllLocal ? 'on' : 'off',
    // No load balancer stands before a local start.
    DRAIN_SECONDS: isAllLocal ? '0' : '5',
    WEB_DIR: join(ROOT, 'dist/web'),
    ...given,
    ...services,
    PORT: `${settings.port}`,
    HOST: settings.host,
    PUBLIC_URL: settings.publicUrl,
    SECRET: secret,
  };
}

/**
 * A secret that is made once and then kept: 32 random bytes.
 *
 * @param {string} file
 */
export function keptSecret(file) {
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * @param {string} name
 * @param {string} value
 */
function readPort(name, value) {
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65535) return port;
  throw new Problem(`${name} is "${value}"; it must be a whole number from 1 to 65535.`);
}

const privateAddresses = new BlockList();
privateAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
privateAddresses.addSubnet('10.0.0.0', 8, 'ipv4');
privateAddresses.addSubnet('172.16.0.0', 12, 'ipv4');
privateAddresses.addSubnet('192.168.0.0', 16, 'ipv4');
privateAddresses.addAddress('::1', 'ipv6');

/** @param {string} url */
function isPublic(url) {
  if (!URL.canParse(url))
    throw new Problem(
      `PUBLIC_URL is "${url}"; it must be an address like https://evaluate.example.`,
    );
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return !privateAddresses.check(host, isIPv6(host) ? 'ipv6' : 'ipv4');
  return host.includes('.') && !/\.(localhost|local|test|internal)$/.test(host);
}
