import { describe, expect, it } from '@jest/globals';
import { accountOf } from './account-of.js';

describe('the account of a name (S12)', () => {
  it.each(['coach.ida', ' Coach.IDA ', 'coach.İda', 'ｃoach.ida', 'cóach.ida'])(
    'is one for "%s"',
    (username) => expect(accountOf(username)).toBe('coach.ida'),
  );
});
