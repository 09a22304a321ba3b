import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { advisoriesIn, advisoryFaults } from './advisories.mjs';

const advisory = {
  name: 'express',
  severity: 'high',
  title: 'It can be stopped',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
};
const found = {
  id: 'GHSA-aaaa-bbbb-cccc',
  name: 'express',
  severity: 'high',
  title: 'It can be stopped',
};
const exception = { id: found.id, reason: 'The call is not made.', until: '2026-12-31' };

describe('S55: the advisories of a report', () => {
  test('are those of the packages that the product runs with, each once', () => {
    const report = {
      auditReportVersion: 2,
      vulnerabilities: {
        express: { via: [advisory] },
        nest: { via: ['express', advisory] },
        eslint: { via: [{ ...advisory, name: 'eslint' }] },
      },
    };
    assert.deepEqual(advisoriesIn(report, ['express', 'nest']), [found]);
  });

  test('are none that are known where the registry gave no answer', () => {
    assert.equal(advisoriesIn({}, ['express']), null);
  });
});

describe('S55: a release is stopped', () => {
  test('by a severe advisory, and not by a moderate one', () => {
    assert.deepEqual(advisoryFaults([found], [], '2026-12-01'), [
      'express: It can be stopped (high, GHSA-aaaa-bbbb-cccc).',
    ]);
    assert.deepEqual(advisoryFaults([{ ...found, severity: 'moderate' }], [], '2026-12-01'), []);
  });

  test('not while there is an exception, but after its day and when nothing needs it', () => {
    assert.deepEqual(advisoryFaults([found], [exception], '2026-12-31'), []);
    assert.equal(advisoryFaults([found], [exception], '2027-01-01').length, 1);
    assert.deepEqual(advisoryFaults([], [exception], '2026-12-01'), [
      'The exception for GHSA-aaaa-bbbb-cccc is not needed any more.',
    ]);
  });
});

test('each written exception has its reason and its last day', () => {
  const file = new URL('./advisory-exceptions.json', import.meta.url);
  /** @type {import('./advisories.mjs').Exception[]} */
  const exceptions = JSON.parse(readFileSync(file, 'utf8'));
  for (const { id, reason, until } of exceptions) {
    assert.match(id, /^GHSA(-\w{4}){3}$/);
    assert.ok(reason.length > 20, `${id} needs a reason`);
    assert.match(until, /^20\d\d-\d\d-\d\d$/);
  }
});
