import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { nearNames, SETTING_NAMES } from './index.mjs';

test('the setting that was meant is named', () => {
  for (const [given, ...meant] of [
    ['SMPT_URL', 'SMTP_URL'],
    ['MAILFROM', 'MAIL_FROM'],
    ['OPENAI_KEY', 'OPENAI_API_KEY'],
    ['COMPANY_NAEM', 'COMPANY_NAME'],
    ['smtp_url', 'SMTP_URL'],
    ['DATA_BASE_URL', 'DATABASE_URL'],
    ['PUBLIC-URL', 'PUBLIC_URL'],
    ['AI_TIMEOUT', 'AI_TIMEOUT_S'],
    ['OPENAI_MODL', 'OPENAI_MODEL', 'OPENAI_MODE'],
    ['PROT', 'PORT'],
  ]) {
    assert.deepEqual(nearNames(`${given}`), meant, given);
  }
});

test('variables of systems and other programs are near none', () => {
  for (const name of [
    ...['PATH', 'HOME', 'USER', 'LOGNAME', 'MAIL', 'PWD', 'SHELL', 'TERM', 'LANG', 'HOSTNAME'],
    ...['NODE_ENV', 'DEBUG', 'CI', 'EDITOR', 'DISPLAY', 'TZ', 'PGHOST', 'PGPORT', 'COLORTERM'],
    ...['OPENAI_ORG_ID', 'SMTP_HOST', 'REDIS_PORT', 'DB_URL', 'LOG_DIR', 'SHLVL', 'OLDPWD', '_'],
  ]) {
    assert.deepEqual(nearNames(name), [], name);
  }
});

const aName = fc.constantFrom(...SETTING_NAMES);
const isSetting = (/** @type {string} */ name) => SETTING_NAMES.some((each) => each === name);

/** @param {string} name @param {number} place @param {'leave out' | 'change places'} slip */
function misspelt(name, place, slip) {
  const at = place % (name.length - 1);
  const [before, a, b, after] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)];
  return slip === 'leave out' ? `${before}${b}${after}` : `${before}${b}${a}${after}`;
}

test('a name with one letter left out or two that changed places suggests that name', () => {
  fc.assert(
    fc.property(
      aName,
      fc.nat(50),
      fc.constantFrom(/** @type {const} */ ('leave out'), /** @type {const} */ ('change places')),
      (name, place, slip) => {
        const given = misspelt(name, place, slip);
        if (!isSetting(given)) assert.ok(nearNames(given).includes(name), given);
      },
    ),
    { numRuns: 1000 },
  );
});
