import { Button } from '@fluentui/react-components';
import { CallRegular, MailRegular } from '@fluentui/react-icons';
import { mailLink } from '../words/mail-link.js';
import { phoneLink } from '../words/phone-link.js';

interface Props {
  readonly email: string;
  /** As the owner wrote it; null where it is not known. */
  readonly phone: string | null;
  /** Whether they stand in a line of links. */
  readonly isCompact?: boolean;
}

/** The links that write to an owner and call them. */
export function ReachOwner({ email, phone, isCompact = false }: Props) {
  const look = (title: string) =>
    isCompact ? ({ size: 'small', appearance: 'subtle', title } as const) : {};
  return (
    <>
      <Button as="a" href={mailLink(email)} icon={<MailRegular />} {...look(email)}>
        E-mail
      </Button>
      {phone === null ? null : (
        <Button as="a" href={phoneLink(phone)} icon={<CallRegular />} {...look(phone)}>
          Call
        </Button>
      )}
    </>
  );
}
