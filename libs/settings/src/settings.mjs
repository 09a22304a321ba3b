import {
  address,
  email,
  headers,
  oneOf,
  origins,
  pattern,
  picture,
  recipients,
  sender,
  text,
  wholeNumber,
} from './value-kinds.mjs';

/**
 * A setting of the product. The order is that of `.env.example`, which explains each to operators.
 *
 * @typedef {object} Setting
 * @property {import('./value-kinds.mjs').Kind} kind
 * @property {unknown} [default] the value if it is not given
 * @property {(values: { PORT: number }) => unknown} [defaultFrom] the same, computed from other
 *   settings
 * @property {true} [isRequired] the backend does not run without it; `npm start` sets it
 * @property {true} [isSecret] its value is never shown, because it is or contains a password
 * @property {true} [isOfStart] only the scripts read it, not the backend
 */

/** Every setting, described once. Reading, checking and error messages all use this description. */
export const settings = /** @satisfies {Record<string, Setting>} */ ({
  PORT: { kind: wholeNumber(1, 65535), default: 3000 },
  /** The address to listen on. */
  HOST: {
    kind: pattern('an address to listen on, such as 127.0.0.1', /^[\w.:%-]+$/),
    default: '127.0.0.1',
  },
  /** Port of the metrics for Prometheus, on the same address; without one there are none. */
  METRICS_PORT: { kind: wholeNumber(1, 65535) },
  /**
   * The address of the collector for traces, by the names that OpenTelemetry gives; without one no
   * traces are made.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    kind: address(
      "the collector's address for OTLP over HTTP, such as http://localhost:4318, without a password",
      ['http', 'https'],
      { mayHoldPassword: false },
    ),
  },
  /** Headers for the requests to the collector, such as credentials. */
  OTEL_EXPORTER_OTLP_HEADERS: { kind: headers(), isSecret: true },
  OTEL_SERVICE_NAME: { kind: text(1, 100), default: 'ellac' },
  /** The address people open. */
  PUBLIC_URL: {
    kind: address(
      'the address people open, such as https://evaluate.example, without a password',
      ['http', 'https'],
      { mayHoldPassword: false },
    ),
    defaultFrom: (/** @type {{ PORT: number }} */ { PORT }) => `http://localhost:${PORT}`,
  },
  /** The number of proxies in front of us that add their caller to `X-Forwarded-For`. */
  TRUST_PROXY: { kind: wholeNumber(0, 10, 'the number of proxies in front,'), default: 0 },
  /** Web origins whose pages may embed the questionnaire. */
  EMBED_ORIGINS: { kind: origins(), default: /** @type {readonly string[]} */ ([]) },
  /** `web` answers requests, `worker` makes reports and sends mails, `all` does both. */
  ROLE: { kind: oneOf('all', 'web', 'worker'), default: 'all' },
  MAIL_UI_PORT: { kind: wholeNumber(1, 65535), default: 1080, isOfStart: true },
  DATA_DIR: { kind: text(1, 4096), default: '.data', isOfStart: true },
  DATABASE_URL: {
    kind: address(
      'a PostgreSQL address such as postgres://user:password@host:5432/name, in whose password @ is written %40',
      ['postgres', 'postgresql'],
      { mayHoldPassword: true },
    ),
    isRequired: true,
    isSecret: true,
  },
  /** The same database with the user that changes its schema; without it, that of DATABASE_URL does. */
  MIGRATION_DATABASE_URL: {
    kind: address(
      'a PostgreSQL address such as postgres://owner:password@host:5432/name, in whose password @ is written %40',
      ['postgres', 'postgresql'],
      { mayHoldPassword: true },
    ),
    isSecret: true,
  },
  REDIS_URL: {
    kind: address('a Redis address such as redis://host:6379', ['redis', 'rediss'], {
      mayHoldPassword: true,
    }),
    isRequired: true,
    isSecret: true,
  },
  SMTP_URL: {
    kind: address(
      'a mail server address such as smtps://user:password@host:465, in whose password @ is written %40',
      ['smtp', 'smtps'],
      { mayHoldPassword: true },
    ),
    isRequired: true,
    isSecret: true,
  },
  MAIL_FROM: { kind: sender(), default: 'ELLAC Business Evaluation <reports@localhost>' },
  MAIL_REPLY_TO: { kind: email() },
  /** Recipient of mails about new submissions and failures; without one none is sent. */
  COACH_EMAIL: { kind: email() },
  /** Whom to tell of a weakness, for `/.well-known/security.txt`; without one there is no such file. */
  SECURITY_CONTACT: {
    kind: pattern(
      'an address to report a weakness to, such as mailto:security@example.com or https://example.com/security',
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
    ),
  },
  /** The privacy notice; where it is set, the form asks for consent before sending. */
  PRIVACY_NOTICE_URL: {
    kind: address(
      'the address of a page, such as https://example.com/privacy, without a password',
      ['http', 'https'],
      { mayHoldPassword: false },
    ),
  },
  /** Which text of it is agreed to; another version asks anew and is stored with the answers. */
  PRIVACY_NOTICE_VERSION: { kind: text(1, 40), default: '1' },
  IMPRINT_URL: {
    kind: address(
      'the address of a page, such as https://example.com/imprint, without a password',
      ['http', 'https'],
      { mayHoldPassword: false },
    ),
  },
  /** Months after its last submission in which a company is kept; without it, for ever. */
  RETENTION_MONTHS: { kind: wholeNumber(1, 1200, 'a number of months') },
  /** Months in which an entry of the audit log is kept; without it, for ever. */
  AUDIT_MONTHS: { kind: wholeNumber(6, 1200, 'a number of months') },
  SECRET: {
    kind: text(32, 4096, '32 or more characters that nobody can guess'),
    isRequired: true,
    isSecret: true,
  },
  /** The one before it, while a change-over lasts: opens what was made with it. */
  SECRET_PREVIOUS: {
    kind: text(32, 4096, 'the SECRET before this one, of 32 or more characters'),
    isSecret: true,
  },
  /** Public keys of age, for whose holders `npm run backup` encrypts; secret where it is the wrong one. */
  BACKUP_RECIPIENT: { kind: recipients(), isSecret: true, isOfStart: true },
  ADMIN_USERNAME: { kind: text(3, 100), default: 'admin' },
  /** The first admin's password; without one no admin is made. */
  ADMIN_PASSWORD: { kind: text(12, 128), isSecret: true },
  /** Whether admins reach the desk without a second factor. */
  SECOND_FACTOR: { kind: oneOf('optional', 'required'), default: 'optional' },
  /** Who signs users in beside passwords: an OpenID Connect provider, found by its discovery. */
  OIDC_ISSUER: {
    kind: address(
      'the issuer of the sign-in service, such as https://login.example.com, without a password',
      ['http', 'https'],
      { mayHoldPassword: false },
    ),
  },
  OIDC_CLIENT_ID: { kind: text(1, 500) },
  OIDC_CLIENT_SECRET: { kind: text(1, 2000), isSecret: true },
  /** What the button calls it: "Sign in with …". */
  OIDC_NAME: { kind: text(1, 40), default: 'single sign-on' },
  /** Off only where a test or a load test sends more than people do. */
  RATE_LIMITS: { kind: oneOf('on', 'off'), default: 'on' },
  COMPANY_NAME: { kind: text(1, 200), default: 'ELLAC' },
  /** The brand's colour, from which all others are made: `libs/contracts/src/brand`. */
  THEME_COLOR: {
    kind: pattern('a colour of six hexadecimal digits, such as #006a80', /^#[0-9a-f]{6}$/i),
    default: '#006a80',
  },
  /** The provider's logo, in the place of the drawn mark. */
  LOGO: { kind: picture(50) },
  /** Whether the logo can be seen on the dark field without a white plate. */
  LOGO_ON_DARK: { kind: oneOf('true', 'false'), default: 'false' },
  EXAMPLE_DATA: { kind: oneOf('on', 'off'), default: 'off' },
  /** The analyst; `auto` takes the language model where there is a key for it. */
  ANALYSIS_ENGINE: { kind: oneOf('auto', 'openai', 'builtin'), default: 'auto' },
  /** What happens when the language model fails: the report fails, or the rules write it. */
  ANALYSIS_FALLBACK: { kind: oneOf('none', 'builtin'), default: 'none' },
  OPENAI_API_KEY: {
    kind: pattern('a key without blanks and line breaks', /^[!-~]+$/),
    isSecret: true,
  },
  /** Also plain HTTP: a model on the same machine or in the same house has no certificate. */
  OPENAI_BASE_URL: {
    kind: address(
      'the address of the API, such as https://api.openai.com/v1, without a password',
      ['http', 'https'],
      { mayHoldPassword: false },
    ),
    default: 'https://api.openai.com/v1',
  },
  OPENAI_MODEL: { kind: text(1, 200), default: 'gpt-5-mini' },
  /** Who runs the language model, and where; owners read it before they send their answers. */
  AI_PROVIDER: { kind: text(1, 200) },
  /** `json` for servers of the same API that know no strict schemas. */
  OPENAI_MODE: { kind: oneOf('schema', 'json'), default: 'schema' },
  /** Tokens for one report, prompts and completions together, over all tries. */
  AI_TOKENS_PER_REPORT: { kind: wholeNumber(1, 100_000_000), default: 250_000 },
  /** The same over all reports of a calendar month (UTC); without one there is no limit. */
  AI_TOKENS_PER_MONTH: { kind: wholeNumber(1, 1_000_000_000_000) },
  /** Seconds that one request to the language model may take in all. */
  AI_TIMEOUT_S: { kind: wholeNumber(1, 600), default: 90 },
  WORKER_CONCURRENCY: { kind: wholeNumber(1, 64), default: 4 },
  /**
   * Seconds after a stop signal in which requests are still accepted, until a load balancer has
   * noticed.
   */
  DRAIN_SECONDS: { kind: wholeNumber(0, 15), default: 5 },
  /** Which sources it was built from, such as a commit; the images bring it along. */
  BUILD: { kind: text(1, 100) },
  LOG_LEVEL: { kind: oneOf('error', 'warn', 'log', 'debug'), default: 'log' },
  /** The folder that holds `importmap.json` and `mf/`. */
  WEB_DIR: { kind: text(1, 4096), default: 'dist/web' },
  /** Where the import map is read; without it, from `importmap.json` in the folder above. */
  IMPORT_MAP: {
    kind: pattern(
      'a file, or an address that starts with http:// or https:// and has no password',
      /^(https?:\/\/[^\s@]+|[^:]+)$/,
    ),
  },
});

/** @typedef {keyof typeof settings} SettingName */

/**
 * @template {SettingName} Name
 * @typedef {(typeof settings)[Name]['kind'] extends import('./value-kinds.mjs').Kind<infer Value>
 *     ? Value
 *     : never} ValueOf
 */

/** @typedef {{ [Name in SettingName]: (typeof settings)[Name] extends { isOfStart: true } ? never : Name }[SettingName]} BackendSettingName */
/** @typedef {{ [Name in SettingName]: (typeof settings)[Name] extends { default: unknown } | { defaultFrom: unknown } ? Name : never }[SettingName]} SettingNameWithDefault */
/** @typedef {{ [Name in SettingName]: (typeof settings)[Name] extends { isRequired: true } ? Name : never }[SettingName]} RequiredSettingName */

/**
 * The values of settings: those with a default are always there.
 *
 * @template {SettingName} [Name=SettingName]
 * @template {SettingName} [Given=SettingNameWithDefault]
 * @typedef {{ readonly [Each in Extract<Name, Given>]: ValueOf<Each> } & {
 *   readonly [Each in Exclude<Name, Given>]?: ValueOf<Each>
 * }} Values
 */

/** @typedef {Values<BackendSettingName, SettingNameWithDefault | RequiredSettingName>} BackendSettings what the backend runs with */

const names = /** @type {SettingName[]} */ (Object.keys(settings));

/**
 * The description of one setting, including the optional fields. @param {SettingName} name @returns
 * {Setting}
 */
export const settingOf = (name) => settings[name];

/** All settings of the product, in the order of `.env.example`. */
export const SETTING_NAMES = Object.freeze(names);

/** Those that the backend reads. */
export const BACKEND_SETTING_NAMES = Object.freeze(
  /** @type {BackendSettingName[]} */ (names.filter((name) => !settingOf(name).isOfStart)),
);

/** Those that the backend does not run without. */
export const REQUIRED_SETTING_NAMES = Object.freeze(
  /** @type {RequiredSettingName[]} */ (names.filter((name) => settingOf(name).isRequired)),
);
