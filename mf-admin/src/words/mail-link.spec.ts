import { expect, it } from '@jest/globals';
import { mailLink } from './mail-link.js';

it.each([
  ['maren.finch+desk@alder.example', 'mailto:maren.finch%2Bdesk@alder.example'],
  ['a?bcc=evil%40x.example&b@c.example', 'mailto:a%3Fbcc%3Devil%2540x.example%26b@c.example'],
])('writes to the address alone: %s', (address, link) => expect(mailLink(address)).toBe(link));
