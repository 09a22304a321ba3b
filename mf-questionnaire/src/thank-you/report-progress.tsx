import { Body1Strong, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled, Clock20Regular, Warning20Filled } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { analystSetting } from '../analyst/analyst-setting.js';
import { PartsDone } from './parts-done.js';
import { isLast, reportStage, stageWords, type ReportStage } from './report-stage.js';
import type { Submission } from './sent-submission.js';
import { submissionProgress } from './submission-progress.js';

/** Milliseconds after which a report takes longer than the "few minutes" that the page speaks of. */
const usualMs = 3 * 60_000;

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  status: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalS,
    // Room for the longest of the usual sentences, so that nothing below jumps when they change.
    minHeight: `calc(2 * ${tokens.lineHeightBase300})`,
    '@container (max-width: 479px)': { minHeight: `calc(4 * ${tokens.lineHeightBase300})` },
  },
  words: { overflowWrap: 'anywhere' },
  good: { color: tokens.colorPaletteGreenForeground1 },
  bad: { color: tokens.colorPaletteRedForeground1 },
});

/** The progress of a submission's report, updated while the page is open. */
export function ReportProgress({ submission }: { readonly submission: Submission }) {
  const styles = useStyles();
  const [since] = useState(() => Date.now());
  const { data, isError } = useQuery(submissionProgress(submission.responseId, since));
  const { data: setting } = useQuery(analystSetting);
  const takesLong = usePassed(usualMs);
  const stage = reportStage(data);
  const wordedByModel = setting?.languageModel === true && submission.useAi;
  return (
    <div className={styles.box}>
      {wordedByModel && <PartsDone done={data?.partsDone ?? []} />}
      <div role="status" className={styles.status}>
        <StageIcon stage={stage} />
        <Body1Strong className={styles.words}>
          {data === undefined && isError
            ? 'How far your report is cannot be shown right now; the mail comes by itself.'
            : takesLong && !isLast(stage)
              ? 'This takes longer than usual; you can close this page, the mail comes by itself.'
              : stageWords[stage](submission.email)}
        </Body1Strong>
      </div>
    </div>
  );
}

function StageIcon({ stage }: { readonly stage: ReportStage }) {
  const { good, bad } = useStyles();
  if (!isLast(stage)) return <Clock20Regular aria-hidden />;
  if (stage === 'sent') return <CheckmarkCircle20Filled aria-hidden className={good} />;
  return <Warning20Filled aria-hidden className={bad} />;
}

/** Whether this many milliseconds have passed since the component was mounted. */
function usePassed(ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}
