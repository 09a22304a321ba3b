import { describe, expect, it } from '@jest/globals';
import { picturedGroups } from './picture-groups.js';

const groupsOf = (pages: string) =>
  picturedGroups(
    Array.from(pages, (page) => page === 'x'),
    3,
  ).map(({ first, end, hasPicture }) => `${first}-${end}${hasPicture ? ' pictured' : ''}`);

describe('the pages of one image', () => {
  it.each([
    ['', []],
    ['xx', ['0-2 pictured']],
    ['xxxxx', ['0-3 pictured', '3-5 pictured']],
    ['x-xx-', ['0-1 pictured', '1-2', '2-4 pictured', '4-5']],
  ])('of %j are %j', (pages, groups) => expect(groupsOf(pages)).toEqual(groups));
});
