import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import Ajv from 'ajv';
import { BACKEND_SETTING_NAMES } from '../libs/settings/src/index.mjs';
import { ROOT } from '../scripts/run/folders.mjs';
import { composeFile, textOf, variablesIn, wholeComposeFile } from './testing/compose-file.mjs';

const schema = JSON.parse(textOf('testing/compose-spec.schema.json'));
// Formats are the engine's own, such as `ports`.
const isComposeFile = new Ajv({ unknownFormats: 'ignore' }).compile(schema);

const NAMES = [
  'compose.yml',
  'compose.tls.yml',
  'compose.roles.yml',
  'compose.backup.yml',
  'compose.dev.yml',
];

/** What has to be set, as an operator sets it. */
const SET = {
  PUBLIC_URL: 'https://evaluate.example',
  DOMAIN: 'evaluate.example',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'Reports <reports@evaluate.example>',
  SECRET: 'a'.repeat(64),
  POSTGRES_PASSWORD: 'b'.repeat(64),
  SERVING_PASSWORD: 'c'.repeat(64),
};

/** Variables of the containers, which are not settings of the backend. */
const OF_THE_CONTAINERS = [
  'POSTGRES_PASSWORD',
  'SERVING_PASSWORD',
  'VERSION',
  'BACKEND_COUNT',
  'WORKER_COUNT',
  'LISTEN',
  'DOMAIN',
  'BACKUP_DIR',
  'BACKUP_RECIPIENT',
];

/** Settings that the images themselves have, or that say what a service is. */
const OF_THE_IMAGES = [
  'PORT',
  'HOST',
  'WEB_DIR',
  'IMPORT_MAP',
  'ROLE',
  'BUILD',
  // Only of the service that migrates.
  'MIGRATION_DATABASE_URL',
];

describe('a compose file', () => {
  for (const name of ['images.yml', ...NAMES]) {
    test(`is one by the specification: ${name}`, () => {
      const isValid = isComposeFile(composeFile(name));
      assert.ok(isValid, JSON.stringify(isComposeFile.errors, null, 2));
    });
  }

  test('names the version of each image', () => {
    const images = NAMES.flatMap((name) =>
      Object.values(wholeComposeFile(name, SET).services),
    ).flatMap(({ image }) => image ?? []);
    assert.ok(images.length >= 8);
    for (const image of images) assert.match(image, /^[a-z/-]+:(local$|\d+)/);
  });
});

describe('each service on a server', () => {
  /** @type {Record<string, import('./testing/compose-file.mjs').Service>} */
  const services = {
    ...composeFile('compose.yml', SET).services,
    caddy: composeFile('compose.tls.yml', SET).services.caddy ?? {},
    ...composeFile('compose.backup.yml', SET).services,
  };
  /**
   * Additional rights: to listen on a port below 1024, and to write into the backup folder of any
   * user.
   */
  const rights = {
    caddy: ['NET_BIND_SERVICE'],
    backup: ['DAC_OVERRIDE'],
    restore: ['DAC_OVERRIDE'],
  };
  for (const [name, service] of Object.entries(services)) {
    test(`is kept small (S55): ${name}`, () => {
      assert.equal(service.read_only, true);
      assert.deepEqual(service.cap_drop, ['ALL']);
      assert.deepEqual(service.security_opt, ['no-new-privileges:true']);
      assert.match(`${service.mem_limit}`, /^\d+[mg]$/);
      assert.ok(service.pids_limit);
      // The backup services end after their work, so they do not restart.
      assert.ok(service.restart ?? service.profiles?.includes('backup'));
      assert.ok(service.logging?.options?.['max-size']);
      const more = Object.entries(rights).find(([each]) => each === name)?.[1];
      assert.deepEqual(service.cap_add, more);
      if (!more) assert.match(`${service.user}`, /^(node|postgres|redis|www-data)$/);
    });
  }

  test('is out of reach but for web, and that from this machine alone', () => {
    const { services: own, networks } = composeFile('compose.yml', SET);
    const open = Object.entries(own).filter(([, { ports }]) => ports !== undefined);
    assert.deepEqual(
      open.map(([name, { ports }]) => [name, ports]),
      [['web', ['127.0.0.1:8080:8080']]],
    );
    assert.equal(networks?.data?.internal, true);
    for (const name of ['postgres', 'redis', 'backup', 'restore']) {
      assert.deepEqual(services[name]?.networks, ['data']);
    }
    assert.deepEqual(own.web?.networks, ['outside']);
  });

  test('is out of reach but for Caddy, where that has the certificates', () => {
    const { services: over } = composeFile('compose.tls.yml', SET);
    assert.deepEqual(over.web?.ports, []);
    assert.deepEqual(over.caddy?.ports, ['80:80', '443:443']);
    for (const name of ['web', 'backend', 'worker']) {
      assert.deepEqual(over[name]?.environment, { TRUST_PROXY: '2' }, name);
    }
  });

  test('does not know the password of the owner of the tables, where another user serves', () => {
    const { services: over } = composeFile('compose.roles.yml', SET);
    assert.equal(over.migrate?.environment?.DATABASE_URL, over.backend?.environment?.DATABASE_URL);
    assert.match(`${over.migrate?.environment?.MIGRATION_DATABASE_URL}`, /:\/\/ellac:b+@/);
    for (const name of ['backend', 'worker']) {
      const { DATABASE_URL, ...others } = over[name]?.environment ?? {};
      assert.match(`${DATABASE_URL}`, /:\/\/ellac_serving:c+@/);
      assert.deepEqual(others, {});
    }
  });

  test('has time to hand its work back', () => {
    for (const name of ['backend', 'worker', 'web', 'postgres']) {
      assert.equal(services[name]?.stop_grace_period, '35s', name);
    }
  });

  test('quotes no row in the log of PostgreSQL (S39)', () => {
    assert.deepEqual(services.postgres?.command, ['postgres', '-c', 'log_error_verbosity=terse']);
  });

  test('keeps jobs in Redis, whatever happens', () => {
    const command = services.redis?.command ?? [];
    const valueOf = (/** @type {string} */ option) => command[command.indexOf(option) + 1];
    assert.equal(valueOf('--appendonly'), 'yes');
    assert.equal(valueOf('--maxmemory-policy'), 'noeviction');
    assert.deepEqual(services.redis?.volumes, ['redis:/data']);
  });
});

describe('the settings', () => {
  test('are passed on, all of them and no others', () => {
    const { services } = composeFile('compose.yml', SET);
    const expected = BACKEND_SETTING_NAMES.filter((name) => !OF_THE_IMAGES.includes(name)).sort();
    for (const [name, role] of /** @type {const} */ ([
      ['backend', 'web'],
      ['worker', 'worker'],
    ])) {
      const { ROLE, ...passed } = services[name]?.environment ?? {};
      assert.equal(ROLE, role);
      assert.deepEqual(Object.keys(passed).sort(), expected);
    }
  });

  test('are right for the backend where only those that must be are set', async () => {
    const { readEnvironment } = await import(
      pathToFileURL(join(ROOT, 'backend/dist/compiled/config/environment.js')).href
    );
    const { services } = composeFile('compose.yml', SET);
    const read = readEnvironment(services.worker?.environment ?? {});
    const { ROLE, TRUST_PROXY, PUBLIC_URL, WORKER_CONCURRENCY } = read;
    assert.deepEqual(
      { ROLE, TRUST_PROXY, PUBLIC_URL, WORKER_CONCURRENCY },
      { ROLE: 'worker', TRUST_PROXY: 1, PUBLIC_URL: SET.PUBLIC_URL, WORKER_CONCURRENCY: 4 },
    );
  });

  for (const missing of Object.keys(SET)) {
    test(`are asked for in a sentence: ${missing}`, () => {
      const others = { ...SET, [missing]: '' };
      assert.throws(
        () => NAMES.map((name) => composeFile(name, others)),
        new RegExp(`^Error: Set ${missing} in docker/\\.env.*\\.$`),
      );
    });
  }

  test('are known, each of them', () => {
    const known = [...BACKEND_SETTING_NAMES, ...OF_THE_CONTAINERS];
    for (const { name } of NAMES.flatMap((file) => variablesIn(textOf(file)))) {
      assert.ok(known.includes(name), name);
    }
  });

  test('that the containers need stand in the example', () => {
    const named = textOf('.env.example').match(/^(# )?[A-Z_]+(?==)/gm) ?? [];
    const shown = named.map((name) => name.replace('# ', ''));
    for (const name of [...Object.keys(SET), ...OF_THE_CONTAINERS]) {
      assert.ok(shown.includes(name), name);
    }
  });
});
