import type { Progress } from '@ellac/contracts';

/** Where a report stands, as far as its owner needs to know. */
export type ReportStage = 'writing' | 'mailing' | 'sent' | 'undelivered' | 'failed';

/** The stage of a report; before the first response it counts as being written. */
export function reportStage(progress: Progress | undefined): ReportStage {
  if (progress?.generationStatus === 'failed') return 'failed';
  if (progress?.generationStatus !== 'completed') return 'writing';
  if (progress.emailSendStatus === 'sent') return 'sent';
  return progress.emailSendStatus === 'failed' ? 'undelivered' : 'mailing';
}

/** Whether the stage is final. */
export const isLast = (stage: ReportStage): boolean => stage !== 'writing' && stage !== 'mailing';

/** What is said where a coach has to act. */
export const coachCares = 'Your coach can see this and will take care of it';

/** The sentence that a screen reader hears at each stage. */
export const stageWords: Readonly<Record<ReportStage, (email: string) => string>> = {
  writing: () =>
    'Your report is being written. You can watch it here or close this page; the mail comes by itself.',
  mailing: (email) => `Your report is ready; the mail with the link is on its way to ${email}.`,
  sent: (email) => `Your report is ready; the mail with the link was sent to ${email}.`,
  undelivered: (email) =>
    `Your report is ready, but the mail to ${email} could not be delivered. ${coachCares}.`,
  failed: () =>
    `Your report could not be made yet. ${coachCares}; you need not send your answers again.`,
};
