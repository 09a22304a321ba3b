import { describe, expect, it } from '@jest/globals';
import { sendingFailure } from './sending-failure.js';

/** As nodemailer's errors are. */
const anError = (fields: { command?: string; response?: string; code?: string }) =>
  Object.assign(new Error('not for people'), fields);

describe('a refusal', () => {
  it.each(['CONN', 'EHLO', 'STARTTLS', 'AUTH PLAIN', 'MAIL FROM'])(
    'of the session, at %s, is never final: it meets every mail',
    (command) => {
      const failure = sendingFailure(anError({ command, response: '554 5.7.1 no service' }));
      expect(failure).toMatchObject({ isPermanent: false, isOfSession: true, replyCode: '554' });
    },
  );

  it.each(['RCPT TO', 'DATA'])('of one mail, at %s, is final with 5yz alone', (command) => {
    const of = (response: string) => sendingFailure(anError({ command, response }));
    expect(of('550 no such user')).toMatchObject({ isPermanent: true, isOfSession: false });
    expect(of('450 try later')).toMatchObject({ isPermanent: false, isOfSession: false });
  });
});

it('no answer at all is put off with all others, and named by its code', () => {
  expect(sendingFailure(anError({ command: 'CONN', code: 'ESOCKET' }))).toEqual({
    isPermanent: false,
    isOfSession: true,
    words: 'The mail server gave no answer (ESOCKET).',
  });
});

it('a fault of our own makes no other mail wait', () => {
  expect(sendingFailure(new TypeError('x'))).toMatchObject({
    isPermanent: false,
    isOfSession: false,
  });
});
