import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readSettings, SETTING_NAMES } from './index.mjs';
import { settingOf } from './settings.mjs';

/** @typedef {import('./index.mjs').SettingName} SettingName */

const ON_OR_OFF = { good: ['on', 'off'], bad: ['yes', 'ON'] };
const PORTS = {
  good: ['1', '65535', ' 80 '],
  bad: ['0', '65536', '80a', '-1', '1e3', '0x50', '8.0'],
};

const png = '\x89PNG\r\n\x1a\n';
const folder = mkdtempSync(join(tmpdir(), 'settings-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} content */
function aFile(name, content) {
  const path = join(folder, name);
  writeFileSync(path, content, 'latin1');
  return path;
}

/** @type {Record<SettingName, { good: string[], bad: string[] }>} */
const examples = {
  PORT: PORTS,
  HOST: { good: ['127.0.0.1', '::', 'box.example'], bad: ['http://box', 'a b'] },
  METRICS_PORT: PORTS,
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    good: ['http://localhost:4318', 'https://traces.example/otlp/'],
    bad: ['localhost:4318', 'grpc://traces.example', 'https://user:canary@traces.example'],
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    good: ['authorization=Bearer%20key', ' x-team=a , x-key=b== '],
    bad: ['canary', '=canary', 'a=canary,', 'a=canary b', 'a=canary%', 'a=canary%0A', 'a b=canary'],
  },
  OTEL_SERVICE_NAME: { good: ['ellac', 'Ärger & Söhne'], bad: ['n'.repeat(101)] },
  PUBLIC_URL: {
    good: ['http://localhost:3000', 'http://box', 'https://evaluate.example/'],
    bad: [
      'evaluate.example',
      'ftp://a.example',
      'https://',
      'https://user:canary@a.example',
      'https://a b',
    ],
  },
  TRUST_PROXY: { good: ['0', '10'], bad: ['yes', '11'] },
  EMBED_ORIGINS: {
    good: ['https://a.example', ' https://a.example , https://b.example:8443'],
    bad: ['https://a.example/', '*', 'a.example', 'https://a.example,,https://b.example'],
  },
  ROLE: { good: ['all', 'web', 'worker'], bad: ['both'] },
  MAIL_UI_PORT: PORTS,
  DATA_DIR: { good: ['.data', '/var/lib/ellac'], bad: ['d'.repeat(4097)] },
  DATABASE_URL: {
    good: [
      'postgres://user:p%40ss@host:5432/name',
      'postgresql://host/name',
      'postgres:///name?host=/run/postgresql',
      'postgres://user:canary@/name?host=/cloudsql/a:b:c',
    ],
    bad: [
      'mysql://user:canary@host/name',
      'postgres://user:canary#1@host/name',
      'host',
      'postgres:host',
    ],
  },
  MIGRATION_DATABASE_URL: {
    good: ['postgres://owner:p%40ss@host:5432/name'],
    bad: ['mysql://owner:canary@host/name'],
  },
  REDIS_URL: {
    good: ['redis://host:6379', 'rediss://:pass@host'],
    bad: ['http://host', 'host:6379'],
  },
  SMTP_URL: {
    good: ['smtp://127.0.0.1:25', 'smtps://user%40mail.example:pa%23ss@host:465'],
    bad: ['mail.example', 'smtps://user:canary#word@host:465', 'https://mail.example'],
  },
  MAIL_FROM: {
    good: [
      'reports@localhost',
      'Reports <reports@example.com>',
      'Ärger & Söhne <a.b+c@xn--bcher-kva.example>',
      '"Firm, Inc." <reports@example.com>',
      "O'Neill Coaching<reports@example.com>",
    ],
    bad: [
      'notanaddress',
      'Reports',
      'Reports reports@example.com',
      'Reports <reports>',
      'Firm, Inc. <reports@example.com>',
      'a@example.com, b@example.com',
      'A <a@example.com> B <b@example.com>',
      'A <a@example.com>\r\nBcc: b@example.com',
      '<a@example.com',
    ],
  },
  MAIL_REPLY_TO: { good: ['a@b.example'], bad: ['a@b', 'A <a@b.example>'] },
  COACH_EMAIL: { good: ['coach@example.com'], bad: ['nobody', 'a@b.example, c@d.example'] },
  SECURITY_CONTACT: {
    good: ['mailto:security@example.com', 'https://example.com/security'],
    bad: ['security@example.com', 'http://example.com', 'mailto:a@b.example\nExpires: never'],
  },
  PRIVACY_NOTICE_URL: {
    good: ['https://example.com/privacy?lang=en'],
    bad: ['example.com/privacy', 'javascript:alert(1)', 'https://user:canary@example.com'],
  },
  PRIVACY_NOTICE_VERSION: { good: ['2026-11'], bad: ['v'.repeat(41)] },
  IMPRINT_URL: { good: ['https://example.com/imprint'], bad: ['/imprint', 'data:text/html,a'] },
  RETENTION_MONTHS: { good: ['1', '36', '1200'], bad: ['0', '1201', 'never'] },
  AUDIT_MONTHS: { good: ['6', '1200'], bad: ['5', '1201', 'never'] },
  SECRET: { good: ['s'.repeat(32)], bad: ['canary'] },
  SECRET_PREVIOUS: { good: ['s'.repeat(32)], bad: ['canary'] },
  BACKUP_RECIPIENT: {
    good: [`age1${'q'.repeat(58)}`, `age1${'q'.repeat(58)}, age1${'z'.repeat(58)}`],
    bad: ['AGE-SECRET-KEY-1canary', 'ida@example.com', 'age1qqq,', 'age1QQQ'],
  },
  ADMIN_USERNAME: { good: ['Ida'], bad: ['ab', 'a'.repeat(101)] },
  ADMIN_PASSWORD: { good: ['a long password'], bad: ['canary', 'p'.repeat(129)] },
  SECOND_FACTOR: { good: ['optional', 'required'], bad: ['on', 'Required'] },
  OIDC_ISSUER: {
    good: ['https://login.example.com/realms/firm', 'http://localhost:9100'],
    bad: ['login.example.com', 'https://user:canary@login.example.com'],
  },
  OIDC_CLIENT_ID: { good: ['desk'], bad: ['c'.repeat(501)] },
  OIDC_CLIENT_SECRET: { good: ['a secret'], bad: ['s'.repeat(2001)] },
  OIDC_NAME: { good: ['Entra ID'], bad: ['n'.repeat(41)] },
  RATE_LIMITS: ON_OR_OFF,
  COMPANY_NAME: { good: ['Ärger & Söhne'], bad: ['n'.repeat(201)] },
  THEME_COLOR: { good: ['#006a80', '#006A80'], bad: ['blue', '#0fb', '#006a8080'] },
  LOGO: {
    good: [aFile('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'), aFile('LOGO.PNG', png)],
    bad: [
      'no-such-file.svg',
      aFile('logo.gif', png),
      aFile('text.svg', 'canary'),
      aFile('text.png', '<svg/>'),
      aFile('large.png', png.padEnd(51_201)),
    ],
  },
  LOGO_ON_DARK: { good: ['true', 'false'], bad: ['on', 'TRUE'] },
  EXAMPLE_DATA: ON_OR_OFF,
  ANALYSIS_ENGINE: { good: ['auto', 'builtin'], bad: ['gpt'] },
  ANALYSIS_FALLBACK: { good: ['none', 'builtin'], bad: ['openai'] },
  OPENAI_API_KEY: { good: ['sk-1'], bad: ['canary 1', 'canary\n', 'canaryü'] },
  OPENAI_BASE_URL: {
    good: ['http://127.0.0.1:11434/v1', 'https://api.example/v1'],
    bad: ['api.example/v1', 'ftp://api.example', 'https://user:canary@api.example/v1'],
  },
  AI_PROVIDER: { good: ['Example AI Ltd, Ireland'], bad: ['p'.repeat(201)] },
  OPENAI_MODEL: { good: ['gpt-5-mini'], bad: ['m'.repeat(201)] },
  OPENAI_MODE: { good: ['schema', 'json'], bad: ['text'] },
  AI_TOKENS_PER_REPORT: { good: ['1', '100000000'], bad: ['0', '100000001', 'many'] },
  AI_TOKENS_PER_MONTH: { good: ['1', '1000000000000'], bad: ['0', '1000000000001'] },
  AI_TIMEOUT_S: { good: ['1', '600'], bad: ['0', '601', '1.5'] },
  WORKER_CONCURRENCY: { good: ['1', '64'], bad: ['0', '65'] },
  DRAIN_SECONDS: { good: ['0', '15'], bad: ['16'] },
  BUILD: { good: ['1a2b3c4', 'v1.2'], bad: ['b'.repeat(101)] },
  LOG_LEVEL: { good: ['error', 'debug'], bad: ['info', 'loud'] },
  WEB_DIR: { good: ['dist/web'], bad: ['d'.repeat(4097)] },
  IMPORT_MAP: {
    good: ['dist/web/importmap.json', 'https://web.example/importmap.json'],
    bad: ['ftp://web.example/map', 'https://user:canary@web.example/map'],
  },
};

/** @param {SettingName} name @param {string} value */
const readOne = (name, value) => readSettings({ [name]: value }, [name]);

for (const name of SETTING_NAMES) {
  test(`${name}: what it takes, and what it does not`, () => {
    for (const value of examples[name].good) {
      const { values, faults } = readOne(name, value);
      assert.deepEqual(faults, [], value);
      assert.notEqual(values[name], undefined, value);
    }
    for (const value of examples[name].bad) {
      const [fault, ...others] = readOne(name, value).faults;
      assert.deepEqual(others, []);
      assert.equal(fault?.name, name, value);
      const text = `${fault?.text}`;
      assert.match(text, new RegExp(`^${name} (is ".*"; it )?must be [^\\n]*\\.$`));
      assert.ok(!text.includes('canary'), text);
      if (settingOf(name).isSecret) assert.doesNotMatch(text, / is "/);
    }
  });
}

test('what is not given has its default, and a blank one is not given', () => {
  const { values, faults } = readSettings(
    { PORT: ' ', HOST: '', DATABASE_URL: '\t' },
    SETTING_NAMES,
  );
  assert.deepEqual(faults, []);
  assert.equal(values.PORT, 3000);
  assert.equal(values.HOST, '127.0.0.1');
  assert.equal(values.PUBLIC_URL, 'http://localhost:3000');
  assert.equal(values.DATABASE_URL, undefined);
  assert.equal(
    readSettings({ PORT: '4000' }, SETTING_NAMES).values.PUBLIC_URL,
    'http://localhost:4000',
  );
});

test('headers are read without their escapes', () => {
  const given = 'authorization=Bearer%20a%2Cb==, x-team=a';
  assert.deepEqual(readOne('OTEL_EXPORTER_OTLP_HEADERS', given).values.OTEL_EXPORTER_OTLP_HEADERS, {
    authorization: 'Bearer a,b==',
    'x-team': 'a',
  });
});

test('what is required and not given is a fault', () => {
  const { faults } = readSettings({ SECRET: ' ' }, ['SECRET', 'PORT'], ['SECRET', 'REDIS_URL']);
  assert.deepEqual(faults, [
    { name: 'SECRET', text: 'SECRET must be set: 32 or more characters that nobody can guess.' },
  ]);
});

test('all faults are told at once, each in a line', () => {
  const { faults } = readSettings(
    { PORT: '80a', LOG_LEVEL: 'loud', MAIL_FROM: 'x\ny', COMPANY_NAME: 'n'.repeat(300) },
    SETTING_NAMES,
  );
  assert.deepEqual(
    faults.map(({ text }) => text),
    [
      'PORT is "80a"; it must be a whole number from 1 to 65535.',
      'MAIL_FROM is "x\\ny"; it must be an e-mail address, or a name and one as in Reports <reports@example.com>.',
      `COMPANY_NAME is "${'n'.repeat(100)}…"; it must be 1 to 200 characters long.`,
      'LOG_LEVEL is "loud"; it must be error, warn, log or debug.',
    ],
  );
});

/** @param {Record<string, string>} variables @param {readonly SettingName[]} [names] */
const sentences = (variables, names = SETTING_NAMES) =>
  readSettings(variables, names).faults.map(({ text }) => text);

test('settings that do not go together are told of', () => {
  const database = { DATABASE_URL: 'postgres://host/name' };
  const mail = { SMTP_URL: 'smtp://mail.example' };
  assert.match(`${sentences(database)}`, /^DATABASE_URL is set, so SECRET must be set too/);
  assert.deepEqual(sentences({ ...database, SECRET: 's'.repeat(32) }), []);
  const served = { DATABASE_URL: 'postgres://b@host/name', SECRET: 's'.repeat(32) };
  const owned = { ...served, MIGRATION_DATABASE_URL: 'postgres://a@host/name' };
  assert.deepEqual(sentences(owned), []);
  for (const url of ['postgres://a@host/name', 'postgres://host/name'])
    assert.match(`${sentences({ ...owned, DATABASE_URL: url })}`, /must name another user/);
  const same = { SECRET: 's'.repeat(32), SECRET_PREVIOUS: 's'.repeat(32) };
  assert.match(`${sentences(same)}`, /^SECRET_PREVIOUS and SECRET are the same: /);
  assert.deepEqual(sentences({ ...same, SECRET_PREVIOUS: 'p'.repeat(32) }), []);
  assert.match(`${sentences({ PUBLIC_URL: 'https://a.example' })}`, /so SMTP_URL must name/);
  assert.deepEqual(sentences({ PUBLIC_URL: 'https://a.example', ...mail }), []);
  assert.match(`${sentences({ PORT: '1080' })}`, /^PORT and MAIL_UI_PORT are both 1080/);
  assert.deepEqual(sentences({ PORT: '1080', ...mail }), []);
  assert.match(`${sentences({ METRICS_PORT: '3000' })}`, /^PORT and METRICS_PORT are both 3000/);
  const metrics = { METRICS_PORT: '1080' };
  assert.match(`${sentences(metrics)}`, /^METRICS_PORT and MAIL_UI_PORT are both 1080/);
  assert.deepEqual(sentences({ ...metrics, ...mail }), []);
  assert.match(`${sentences({ ANALYSIS_ENGINE: 'openai' })}`, /so OPENAI_API_KEY must be set/);
  assert.deepEqual(sentences({ ANALYSIS_ENGINE: 'openai', OPENAI_API_KEY: 'any' }), []);
  const issuer = { OIDC_ISSUER: 'https://login.example.com' };
  assert.match(`${sentences(issuer)}`, /^OIDC_ISSUER, .* go together: set all three, or none/);
  const client = { OIDC_CLIENT_ID: 'desk', OIDC_CLIENT_SECRET: 'a secret' };
  assert.match(`${sentences(client)}`, /^OIDC_ISSUER, .* go together: set all three, or none/);
  assert.deepEqual(sentences({ ...issuer, ...client }), []);
  const plain = { OIDC_ISSUER: 'http://login.example.com', ...client };
  assert.match(`${sentences(plain)}`, /^OIDC_ISSUER may be http:\/\/ only for localhost/);
  const embedded = { PUBLIC_URL: 'https://a.example', EMBED_ORIGINS: 'http://b.example', ...mail };
  assert.match(`${sentences(embedded)}`, /^EMBED_ORIGINS may hold http:\/\/ only for localhost/);
});

test('a rule says nothing where one of its settings is wrong or not read', () => {
  assert.equal(sentences({ ANALYSIS_ENGINE: 'openai', OPENAI_API_KEY: 'a b' }).length, 1);
  assert.deepEqual(sentences({ ANALYSIS_ENGINE: 'openai' }, ['ANALYSIS_ENGINE']), []);
});

test('.env.example lists every setting once, with the default that it has', () => {
  const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const lines = [...text.matchAll(/^# ?([A-Z_]+)=(.*)$/gm)].map(([, name, shown]) => ({
    name,
    shown,
  }));
  assert.deepEqual(
    lines.map(({ name }) => name),
    SETTING_NAMES,
  );
  const { values } = readSettings({}, SETTING_NAMES);
  // The example shows other values for these: that of a local machine, one in quotes, or one where
  // there is no default.
  const others = ['EXAMPLE_DATA', 'THEME_COLOR', 'IMPORT_MAP'];
  for (const { name, shown } of lines.filter((line) => !others.includes(`${line.name}`))) {
    assert.equal(shown, `${values[/** @type {SettingName} */ (name)] ?? ''}`, name);
  }
});
