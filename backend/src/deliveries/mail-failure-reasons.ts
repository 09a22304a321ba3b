import { deliveryRetry, triesOf } from '../leases/retry-policy.js';

/** Why a mail did not go out, in words for a coach, where the mail server has none. */
export const failureReasons = {
  outOfTries: (lastWords: string) =>
    `The mail did not go out in ${triesOf(deliveryRetry)} tries. The last one ended with: ${lastWords}`,
  noAnswer: (code: string) => `The mail server gave no answer (${code}).`,
  unexpected: 'Something went wrong on our side; the log says more.',
  workerLost:
    'The mail was started several times, and each time the server stopped before it was out. Send it again.',
  secretChanged:
    'The secret that links are made from was changed before this mail was out; a new mail took its place.',
  stopped:
    'The holder of this address says that the questionnaire is not theirs and wants no more mails. Correct the address, or allow mails again once you know that it is right.',
  recipientCorrected: 'The email address was corrected before this mail was out.',
} as const;
