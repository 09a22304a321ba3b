import type { PasswordLinkEntity } from '../database/entities/password-link.entity.js';

interface PasswordLinkWords {
  readonly subject: string;
  readonly title: string;
  readonly what: string;
  readonly notMe: string;
}

/** What a mail with a link that sets a password says. */
export const passwordLinkWords: Readonly<Record<PasswordLinkEntity['purpose'], PasswordLinkWords>> =
  {
    invitation: {
      subject: 'Your access to the ELLAC Business Evaluation desk',
      title: 'You are invited to the desk',
      what: 'You can work on the coach’s desk of the ELLAC Business Evaluation. Set a password of your own first, then log in with it.',
      notMe: 'If you do not know what this is about, you can ignore this mail.',
    },
    forgotten: {
      subject: 'Set a new password for the ELLAC Business Evaluation desk',
      title: 'Set a new password',
      what: 'Somebody asked for a new password for your user of the ELLAC Business Evaluation desk. Setting one signs you out everywhere.',
      notMe:
        'If it was not you, you can ignore this mail: your password stays as it is, and nobody else got the link.',
    },
  };
