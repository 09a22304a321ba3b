import { formatDayTime, makingSteps, type Progress, reportLinkHours } from '@ellac/contracts';
import { Edit20Regular, Mail20Regular } from '@fluentui/react-icons';
import { ForScreenReaders } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { analystSetting } from '../analyst/analyst-setting.js';
import { useHost } from '../host/host.js';
import { MakingSteps } from './making-steps.js';
import { coachCares, isLast, reportStage, stageWords, type ReportStage } from './report-stage.js';
import { referenceOf, type Submission } from './sent-submission.js';
import { StatusTracker, type StepState, type TrackedStep } from './status-tracker.js';
import { submissionProgress } from './submission-progress.js';

/** Milliseconds after which a report takes longer than the "few minutes" that the page speaks of. */
const usualMs = 3 * 60_000;

const unknown = 'How far your report is cannot be shown right now; the mail comes by itself.';
const late = 'This takes longer than usual; you can close this page, the mail comes by itself.';

/** How far writing and mailing are at each stage. */
const states: Readonly<Record<ReportStage, readonly [report: StepState, mail: StepState]>> = {
  writing: ['now', 'next'],
  mailing: ['done', 'now'],
  sent: ['done', 'done'],
  undelivered: ['done', 'failed'],
  failed: ['failed', 'next'],
};

/** The way from the answers to the mail, updated while the page is open. */
export function ReportProgress({ submission }: { readonly submission: Submission }) {
  const { responseId, email, sentAt, useAi } = submission;
  const { locale } = useHost();
  const [since] = useState(() => Date.now());
  const { data, isError } = useQuery(submissionProgress(responseId, since));
  const { data: setting } = useQuery(analystSetting);
  const takesLong = usePassed(usualMs);
  const stage = reportStage(data);
  const trouble =
    data === undefined && isError ? unknown : takesLong && !isLast(stage) ? late : undefined;
  const wordedByModel = setting?.languageModel === true && useAi;
  const [report, mail] = states[stage];

  const steps: readonly TrackedStep[] = [
    {
      name: 'answers',
      state: 'done',
      title: 'Answers received',
      icon: <Mail20Regular />,
      children: `${formatDayTime(sentAt, locale)} · reference ${referenceOf(responseId)}`,
    },
    {
      name: 'report',
      state: report,
      title: reportTitles[report],
      icon: <Edit20Regular />,
      children: (
        <>
          {report === 'now' && (trouble ?? 'This usually takes a few minutes.')}
          {report === 'failed' && `${coachCares}; you need not send your answers again.`}
          {wordedByModel && <MakingSteps done={stepsDoneOf(data)} />}
        </>
      ),
    },
    {
      name: 'mail',
      state: mail,
      title: mailTitles[mail](email),
      icon: <Mail20Regular />,
      children:
        mail === 'failed'
          ? `It could not be delivered. ${coachCares}.`
          : `Please check your email for a secure link to access your report. The link will expire in ${reportLinkHours} hours.`,
    },
  ];
  return (
    <div>
      <StatusTracker steps={steps} />
      <ForScreenReaders>
        <span role="status">{trouble ?? stageWords[stage](email)}</span>
      </ForScreenReaders>
    </div>
  );
}

/** An older server tells only whether the report is there. */
const stepsDoneOf = (progress: Progress | undefined): number =>
  progress?.stepsDone ?? (progress?.generationStatus === 'completed' ? makingSteps.length : 0);

const reportTitles: Readonly<Record<StepState, string>> = {
  now: 'Your report is being written',
  done: 'Your report is written',
  failed: 'Your report could not be made yet',
  next: 'Your report',
};

const mailTitles: Readonly<Record<StepState, (email: string) => string>> = {
  next: (email) => `Mail to ${email}`,
  now: (email) => `Mail on its way to ${email}`,
  done: (email) => `Mail sent to ${email}`,
  failed: (email) => `Mail to ${email}`,
};

/** Whether this many milliseconds have passed since the component was mounted. */
function usePassed(ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}
