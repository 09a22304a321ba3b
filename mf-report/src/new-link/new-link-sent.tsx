import { formatDayTime } from '@ellac/contracts';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Mail24Regular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { CardWords } from '../card-words.js';
import { YourReportPage } from '../your-report-page.js';

/** A new link that was asked for. */
export interface SentLink {
  readonly email: string;
  readonly sentAt: Date;
}

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '24px',
  },
  email: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  time: { color: tokens.colorNeutralForeground3 },
});

interface NewLinkSentProps extends SentLink {
  readonly onAnother: () => void;
}

/** Takes the place of the problem and the form: the way goes on in the mail. */
export function NewLinkSent({ email, sentAt, onAnother }: NewLinkSentProps) {
  const styles = useStyles();
  const page = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => page.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={page}>
      <YourReportPage manner="done" icon={<Mail24Regular aria-hidden />}>
        <CardWords role="status" title="Check your inbox">
          A new verification link has been sent to your email
        </CardWords>
        <p className={styles.facts}>
          <span className={styles.email}>{email}</span>
          <span className={styles.time}>{formatDayTime(sentAt)}</span>
        </p>
        <Button appearance="subtle" onClick={onAnother}>
          Use another address
        </Button>
      </YourReportPage>
    </div>
  );
}
