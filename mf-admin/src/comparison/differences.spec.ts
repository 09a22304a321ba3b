import type { SideBySide } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { anItemBeside, aRuleBeside, aSideBySide } from '../testing/comparison-fixtures.js';
import { differencesIn, spreadOf } from './differences.js';

const idsIn = ({ items, rules }: Pick<SideBySide, 'items' | 'rules'>) =>
  [...items, ...rules].map(({ id }) => id);

describe('what differs between reports', () => {
  it.each([
    [[], 0],
    [[4], 0],
    [[4, 6.4], 2.4],
    // As they are shown, 4.0 and 4.1.
    [[4.04, 4.06], 0.1],
    [[7, 2, 5], 5],
  ])('is how far the shown scores are apart: %j by %s', (scores, spread) => {
    expect(spreadOf(scores)).toBe(spread);
  });

  it('are answers from half a point on, and rules that do not hold in all', () => {
    const { differing, same } = differencesIn(
      aSideBySide({
        items: [
          anItemBeside('far', [2, 8, 5]),
          anItemBeside('half', [5, 5.5, 5]),
          anItemBeside('noise', [5, 5.4, 5]),
          anItemBeside('unscored', [5, null, 5]),
          anItemBeside('new', [null, null, 5]),
        ],
        rules: [
          aRuleBeside('S-01', [true, false, false]),
          aRuleBeside('S-02', [true, true, true]),
          aRuleBeside('S-03', [true, false, true]),
        ],
      }),
    );
    expect(idsIn(differing)).toEqual(['far', 'half', 'S-01', 'S-03']);
    expect(idsIn(same)).toEqual(['noise', 'unscored', 'new', 'S-02']);
  });
});
