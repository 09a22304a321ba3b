import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Mail20Regular } from '@fluentui/react-icons';
import type { QuestionnaireDraft } from '@ellac/contracts';
import { useEffect, useRef } from 'react';
import { useHost, useHostTitle } from '../host/host.js';
import { AnswersOnPaper } from './answers-on-paper.js';
import { MailHelp } from './mail-help.js';
import { ReportProgress } from './report-progress.js';
import type { Submission } from './sent-submission.js';
import { inboxOf } from './webmail.js';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 336px',
    alignItems: 'start',
    gap: '32px',
    '@container (max-width: 959px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: tokens.spacingVerticalL,
    },
    '@container (max-width: 639px)': { padding: '16px 16px 0' },
    '@media print': { display: 'block', padding: 0 },
  },
  onScreenOnly: { '@media print': { display: 'none' } },
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '28px',
    padding: '36px 40px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    '@container (max-width: 639px)': { padding: '24px 20px' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  head: { display: 'grid', gap: tokens.spacingVerticalS },
  heading: {
    margin: 0,
    fontSize: '32px',
    lineHeight: '40px',
    letterSpacing: '-.01em',
    fontWeight: tokens.fontWeightSemibold,
    scrollMarginTop: '320px',
    '@container (max-width: 479px)': { fontSize: '28px', lineHeight: '36px' },
  },
  thanks: {
    maxWidth: '56ch',
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '24px',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  help: { display: 'grid', gap: tokens.spacingVerticalL },
  next: { padding: '4px 24px', color: tokens.colorNeutralForeground3 },
  nextHeading: {
    margin: 0,
    color: tokens.colorNeutralForeground1,
    fontSize: '15px',
    lineHeight: '22px',
  },
  nextText: { margin: '2px 0 0', fontSize: '14px', lineHeight: '20px' },
});

interface ThankYouProps {
  readonly submission: Submission;
  /** What was sent; null after a reload, because no answers stay on the device. */
  readonly answers: QuestionnaireDraft | null;
  readonly onStartAnew: () => void;
}

/** What happens now, after the questionnaire was sent. */
export function ThankYou({ submission, answers, onStartAnew }: ThankYouProps) {
  const styles = useStyles();
  const notOnPaper = answers === null ? undefined : styles.onScreenOnly;
  const heading = useRef<HTMLHeadingElement>(null);
  useHostTitle('Submission Successful!');
  const { showFrom } = useHost();
  const isNews = answers !== null;
  useEffect(() => {
    if (!isNews || heading.current === null) return;
    heading.current.focus({ preventScroll: true });
    showFrom(heading.current);
  }, [isNews, showFrom]);
  const inbox = inboxOf(submission.email);
  return (
    <div className={styles.page}>
      {answers !== null && <AnswersOnPaper submission={submission} answers={answers} />}
      <section className={mergeClasses(styles.card, notOnPaper)}>
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            Submission Successful!
          </h2>
          <p className={styles.thanks}>
            Thank you for taking the time to complete the questionnaire. You can close this page.
          </p>
        </div>
        <ReportProgress submission={submission} />
        <div className={styles.actions}>
          {inbox !== undefined && (
            <Button
              as="a"
              href={inbox}
              target="_blank"
              rel="noopener noreferrer"
              appearance="primary"
              size="large"
              icon={<Mail20Regular />}
            >
              Open your mail
            </Button>
          )}
          {answers !== null && (
            <Button size="large" onClick={() => print()}>
              Print your answers
            </Button>
          )}
          <Button size="large" appearance={isNews ? 'subtle' : 'outline'} onClick={onStartAnew}>
            Start a new questionnaire
          </Button>
        </div>
      </section>
      <aside className={mergeClasses(styles.help, notOnPaper)} aria-label="Help with the mail">
        <MailHelp />
        <section className={styles.next}>
          <h3 className={styles.nextHeading}>What comes next</h3>
          <p className={styles.nextText}>
            Read the first page of your report alone, then with your coach.
          </p>
        </section>
      </aside>
    </div>
  );
}
