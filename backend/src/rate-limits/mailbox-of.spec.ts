import { expect, it } from '@jest/globals';
import { mailboxOf } from './mailbox-of.js';

it.each([
  [' Ida.Harbour@Gmail.com', 'idaharbour@gmail.com'],
  ['i.d.a.harbour+x.y@googlemail.com', 'idaharbour@gmail.com'],
  ['ida.harbour+reports@harbour.example', 'ida.harbour@harbour.example'],
  ['ida.harbour@notgmail.com', 'ida.harbour@notgmail.com'],
])('finding 9, S8: the mailbox of %j is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
