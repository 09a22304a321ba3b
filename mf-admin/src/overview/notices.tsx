import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { type AnalystPause, formatDayTime, type MailPause } from '@ellac/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { overview } from './overview-query.js';

const time = (moment: string): string => formatDayTime(new Date(moment));

/** What holds up everything: the language model, the mail server, the backup. */
export function Notices() {
  const { data } = useQuery(overview);
  if (data === undefined) return null;
  return (
    <>
      {data.analystPause === null ? null : <AnalystPauseNotice pause={data.analystPause} />}
      {data.mailPause === null ? null : <MailPauseNotice pause={data.mailPause} />}
      {data.lateBackupAt === null ? null : <LateBackupNotice finishedAt={data.lateBackupAt} />}
    </>
  );
}

/** Says why the language model is paused, and when it is tried again. */
function AnalystPauseNotice({ pause }: { pause: AnalystPause }) {
  const { since, reason, waiting, nextTryAt } = pause;
  return (
    <Notice title="The language model is paused">
      {`Since ${time(since)}. ${reason} ${waitingWords(waiting, 'report')} It is tried again by itself, next at ${time(nextTryAt)}.`}
    </Notice>
  );
}

/** Says why mails are paused. */
function MailPauseNotice({ pause: { since, words, waiting } }: { pause: MailPause }) {
  return (
    <Notice title="The mail server takes no mails">
      {`Since ${time(since)}. It said: “${words}” ${waitingWords(waiting, 'mail')} Each is tried again for four hours, and all at once when one goes out. If this goes on, ask your administrator to check the mail server.`}
    </Notice>
  );
}

/** Says that the nightly backup is overdue. */
function LateBackupNotice({ finishedAt }: { finishedAt: string }) {
  return (
    <Notice title="The last backup is old">
      {`It was finished ${time(finishedAt)}. Ask your administrator why the nightly one did not run.`}
    </Notice>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <MessageBar intent="warning" layout="multiline" politeness="polite">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {children}
      </MessageBarBody>
    </MessageBar>
  );
}

function waitingWords(waiting: number, what: string): string {
  if (waiting === 0) return `No ${what} waits for it.`;
  return waiting === 1 ? `1 ${what} waits for it.` : `${waiting} ${what}s wait for it.`;
}
