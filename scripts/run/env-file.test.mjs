import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SETTING_NAMES } from '../../libs/settings/src/index.mjs';
import { faultsOfNames, remarksOnNames } from './env-file.mjs';

test('a name in .env that is no setting is a fault, with what may have been meant', () => {
  assert.deepEqual(faultsOfNames([...SETTING_NAMES]), []);
  assert.deepEqual(faultsOfNames(['SMPT_URL', 'PORT', 'COLOR', 'OPENAI_MODL']), [
    '.env sets SMPT_URL, which is no setting: did you mean SMTP_URL?',
    '.env sets COLOR, which is no setting: .env.example lists them all.',
    '.env sets OPENAI_MODL, which is no setting: did you mean OPENAI_MODEL or OPENAI_MODE?',
  ]);
});

test('.env may hold what the programs need that are started here', () => {
  const names = ['NODE_EXTRA_CA_CERTS', 'NODE_OPTIONS', 'HTTPS_PROXY', 'no_proxy', 'PGSSLROOTCERT'];
  assert.deepEqual(faultsOfNames([...names, 'npm_config_registry', 'TZ']), []);
});

test('a variable that looks like a setting is noted, unless .env sets it', () => {
  const env = { SMPT_URL: 'x', COMPANY_NAEM: 'x', PATH: 'x', PORT: '1' };
  assert.deepEqual(remarksOnNames(env, ['SMPT_URL']), [
    'The variable COMPANY_NAEM is no setting: did you mean COMPANY_NAME?',
  ]);
});
