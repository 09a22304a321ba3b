import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countsIn } from './counts.mjs';
import { closingLine, rowsOf } from './summary.mjs';

test('the closing lines of all runners in an output are added up', () => {
  const output = `
> nx run diagnosis:test
Test Suites: 1 failed, 39 passed, 40 total
Tests:       2 failed, 1 skipped, 300 passed, 303 total
> nx run scripts:test
# tests 28
# suites 0
# pass 26
# fail 1
# cancelled 1
# skipped 0
# todo 0
ℹ pass 3
web: \u001b[1mTests:       \u001b[22m\u001b[32m33 passed\u001b[39m, 33 total
settings: # pass 44
`;
  assert.deepEqual(countsIn(output), { passed: 329 + 33 + 44, failed: 4, skipped: 1, flaky: 0 });
});

test('what Playwright did not come to counts as skipped, what passed only later as flaky', () => {
  const output =
    '  1 failed\n    e2e/a.spec.ts › 12 passed in its name\n  2 flaky\n  3 did not run\n  115 passed (4.2m)\ne2e:   35 passed (3.0m)';
  assert.deepEqual(countsIn(output), { passed: 150, failed: 1, skipped: 3, flaky: 2 });
});

test('an output without a closing line has no count', () => {
  assert.equal(countsIn('All matched files use the correct format.'), undefined);
});

test('the summary has the stages as they began, and one line for the counts of all', () => {
  const results = /** @type {import('./graph.mjs').Result[]} */ ([
    {
      name: 'api',
      state: 'passed',
      from: 7.4,
      seconds: 80.04,
      counts: { passed: 5, failed: 0, skipped: 1, flaky: 2 },
    },
    { name: 'lint', state: 'failed', from: 0, seconds: 9 },
  ]);
  assert.deepEqual(Object.keys(rowsOf(results)), ['lint', 'api']);
  assert.deepEqual(rowsOf(results).api, {
    result: 'passed',
    from: 7,
    took: 80,
    passed: 5,
    failed: 0,
    skipped: 1,
    flaky: 2,
  });
  assert.equal(closingLine(results), '5 passed, 1 failed, 1 skipped, 2 flaky');
});
