import type { Overview } from '@ellac/contracts';

const counted = (count: number, one: string, several: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];

/** What needs a hand, such as "3 reports failed, 1 mail did not go out". */
export const inboxInWords = ({ failedAnalyses, failedMails, stuck }: Overview['needs']): string =>
  [
    ...counted(failedAnalyses.count, 'report failed', 'reports failed'),
    ...counted(failedMails.count, 'mail did not go out', 'mails did not go out'),
    ...counted(stuck.count, 'report is stuck', 'reports are stuck'),
  ].join(', ');
