import { Body1, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircle48Filled } from '@fluentui/react-icons';
import { reportLinkHours } from '@ellac/contracts';
import { useEffect, useRef } from 'react';
import { useHost, useHostTitle } from '../host/host.js';
import { ReportProgress } from './report-progress.js';
import type { Submission } from './sent-submission.js';

const useStyles = makeStyles({
  page: { display: 'grid', gap: tokens.spacingVerticalL, maxWidth: '640px' },
  icon: { color: tokens.colorPaletteGreenForeground1 },
  heading: { ...typographyStyles.title2, margin: 0, scrollMarginTop: '320px' },
  email: { overflowWrap: 'anywhere' },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  item: { padding: `${tokens.spacingVerticalXS} 0` },
});

/** What happens now, after the questionnaire was sent. */
export function ThankYou({ submission }: { readonly submission: Submission }) {
  const styles = useStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  useHostTitle('Submission Successful!');
  const { showFrom } = useHost();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (heading.current !== null) showFrom(heading.current);
  }, [showFrom]);
  return (
    <section className={styles.page}>
      <CheckmarkCircle48Filled className={styles.icon} aria-hidden />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        Submission Successful!
      </h2>
      <Body1>
        Thank you for taking the time to complete the questionnaire. Your answers have arrived, and
        your report is being prepared. This usually takes a few minutes; you can close this page.
      </Body1>
      <Body1>
        Please check your email for a secure link to access your report. The link will expire in{' '}
        {reportLinkHours} hours.
      </Body1>
      <Body1>
        The link goes to <strong className={styles.email}>{submission.email}</strong>.
      </Body1>
      <ReportProgress submission={submission} />
      <div>
        <Body1>No mail after ten minutes?</Body1>
        <ul className={styles.list}>
          <li className={styles.item}>Look into the spam or junk folder.</li>
          <li className={styles.item}>
            Choose “Resend Report Verification Email” above to get a new link. You can do that at
            any time, also when the link has expired.
          </li>
          <li className={styles.item}>
            Is the address wrong? Your coach can correct it and send the link again.
          </li>
        </ul>
      </div>
    </section>
  );
}
