import { Link, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { ReportRecord } from '@ellac/contracts';
import { asSentence } from '../as-sentence.js';
import { phoneLink } from '../phone-link.js';
import { newestMail } from './newest-mail.js';

const helps = {
  correct: 'correct the address',
  resend: 'send it again',
} as const;

/** That the newest mail did not go out, why, and what helps; nothing where it did not fail. */
export function MailFailure({ record }: { record: ReportRecord }) {
  const mail = newestMail(record);
  if (mail === null || mail.remedy === null) return null;
  const phone = record.answers.company_info?.owner_phone;
  const help = helps[mail.remedy];
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{`The mail to ${mail.recipient} did not go out.`}</MessageBarTitle>
        {mail.serverReply === null ? null : `${asSentence(mail.serverReply)} `}
        {mail.isCorrected
          ? `The address is now ${record.recipientEmail}, and nothing was sent there yet: ${help}.`
          : null}
        {mail.isCorrected || phone === undefined ? null : (
          <>
            Call <Link href={phoneLink(phone)}>{phone}</Link> and {help}.
          </>
        )}
        {mail.isCorrected || phone !== undefined ? null : `To mend it, ${help}.`}
      </MessageBarBody>
    </MessageBar>
  );
}
