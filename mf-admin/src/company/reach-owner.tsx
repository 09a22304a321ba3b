import { Button } from '@fluentui/react-components';
import { CallRegular, MailRegular } from '@fluentui/react-icons';
import { phoneLink } from '../words/phone-link.js';

interface Props {
  readonly email: string;
  /** As the owner wrote it; null where it is not known. */
  readonly phone: string | null;
  /** Whether there is room for the icons only. */
  readonly isCompact?: boolean;
}

/** The links that write to an owner and call them. */
export function ReachOwner({ email, phone, isCompact = false }: Props) {
  const look = (name: string, title: string) =>
    isCompact
      ? ({ size: 'small', 'aria-label': name, title } as const)
      : ({ children: name } as const);
  return (
    <>
      <Button as="a" href={`mailto:${email}`} icon={<MailRegular />} {...look('E-mail', email)} />
      {phone === null ? null : (
        <Button as="a" href={phoneLink(phone)} icon={<CallRegular />} {...look('Call', phone)} />
      )}
    </>
  );
}
