import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withRows } from './write-table.mjs';

const page = `# Page

<!-- The table: npm run bench -- --write -->
<!-- End of the table -->

After it.
`;

/** @param {string} row @param {number} value */
const result = (row, value) => ({
  row,
  what: 'a cost',
  seen: `${value} ms`,
  value,
  pass: 3,
  best: 2,
});

test('rows stand in their order, and a row that is taken again replaces its lines', () => {
  const once = withRows(page, [result('G2', 1), result('P10', 2.5), result('P9', 4)]);
  const again = withRows(once, [result('P9', 1)]);
  const lines = again.split('\n').filter((line) => /^\| [PGD]\d/.test(line));
  assert.deepEqual(
    lines.map((line) => line.split(' | ').slice(0, 7).join(' | ')),
    [
      '| P9 | a cost | – | 1 ms | 1.00 x | ≤ 3 x: yes | ≤ 2 x: yes',
      '| P10 | a cost | – | 2.5 ms | 2.50 x | ≤ 3 x: yes | ≤ 2 x: **no**',
      '| G2 | a cost | – | 1 ms | 1.00 x | ≤ 3 x: yes | ≤ 2 x: yes',
    ],
  );
  assert.match(again, /^# Page\n/);
  assert.match(again, /\nAfter it\.\n$/);
});
