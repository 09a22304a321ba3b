import {
  Link,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
} from '@fluentui/react-components';
import type { ReportRecord } from '@ellac/contracts';
import { asSentence } from '../../words/as-sentence.js';
import type { MailRemedy } from '../../company/mail-remedy.js';
import { phoneLink } from '../../words/phone-link.js';
import { ForRole } from '../../session/for-role.js';
import { AllowMails } from './allow-mails.js';
import { newestMail } from './newest-mail.js';

/** That the newest mail did not go out, why, and what helps; nothing where it did not fail. */
export function MailFailure({ record }: { record: ReportRecord }) {
  const mail = newestMail(record);
  if (mail === null || mail.remedy === null) return null;
  const phone = record.answers.company_info?.owner_phone;
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{`The mail to ${mail.recipient} did not go out.`}</MessageBarTitle>
        {mail.serverReply === null ? null : `${asSentence(mail.serverReply)} `}
        {mail.isCorrected
          ? `The address is now ${record.recipientEmail}, and nothing was sent there yet: send it again.`
          : null}
        {mail.isCorrected || record.isMailStopped === true ? null : (
          <Help remedy={mail.remedy} phone={phone} />
        )}
      </MessageBarBody>
      {record.isMailStopped === true ? (
        <ForRole needs="coach">
          <MessageBarActions>
            <AllowMails reportId={record.id} />
          </MessageBarActions>
        </ForRole>
      ) : null}
    </MessageBar>
  );
}

function Help({ remedy, phone }: { remedy: MailRemedy; phone: string | undefined }) {
  if (phone === undefined)
    return <>{remedy === 'correct' ? 'Correct the address.' : 'Send it again.'}</>;
  const call = <Link href={phoneLink(phone)}>{phone}</Link>;
  return remedy === 'correct' ? (
    <>Call {call} and correct the address.</>
  ) : (
    <>Send it again, or call {call}.</>
  );
}
