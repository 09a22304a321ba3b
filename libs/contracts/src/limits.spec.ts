import { describe, expect, it } from '@jest/globals';
import { emailPattern } from './limits.js';

describe('an e-mail address', () => {
  it.each(['a@b.de', "o'neil+crm@mail.example.co.uk", `${'x'.repeat(64)}@b.de`, 'a.b@1.example'])(
    'may be %s',
    (address) => expect(address).toMatch(emailPattern),
  );

  it.each([
    'a',
    'a@b',
    '@b.de',
    `${'x'.repeat(65)}@b.de`,
    '.a@b.de',
    'a.@b.de',
    'a..b@c.de',
    'a@127.0.0.1',
    'a@b..de',
    'a@-b.de',
    'a b@c.de',
    'a@b.de\n',
  ])('is not %j', (address) => expect(address).not.toMatch(emailPattern));
});
