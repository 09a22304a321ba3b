import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowRight20Regular } from '@fluentui/react-icons';
import { brandTokens, useLateDialog } from '@ellac/web';
import { useId } from 'react';
import { useHost } from '../host/host.js';
import type { Draft } from './draft-store.js';
import { ClearDialog, clearDialog } from './late-clear-dialog.js';
import { savedTime } from './saved-time.js';

const useStyles = makeStyles({
  offer: { marginTop: '16px' },
  heading: {
    margin: 0,
    fontSize: '20px',
    lineHeight: '28px',
    fontWeight: tokens.fontWeightSemibold,
  },
  about: {
    margin: '4px 0 0',
    fontSize: '16px',
    lineHeight: '24px',
    color: brandTokens.onField2,
    overflowWrap: 'anywhere',
  },
  choices: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '20px' },
  goOn: { maxWidth: '100%', overflowWrap: 'anywhere' },
  anew: {
    border: `${tokens.strokeWidthThin} solid ${brandTokens.brandFieldLine}`,
    color: brandTokens.onField,
    ':hover': { color: brandTokens.onField, backgroundColor: brandTokens.brandField2 },
    ':hover:active': { color: brandTokens.onField, backgroundColor: brandTokens.brandField2 },
  },
});

interface DraftOfferProps {
  readonly draft: Draft;
  /** The class of the button that goes on, as that of the button that it replaces. */
  readonly buttonClass: string;
  readonly onRestore: () => void;
  readonly onStartAnew: () => void;
}

/** Offers to restore the saved draft. */
export function DraftOffer({ draft, buttonClass, onRestore, onStartAnew }: DraftOfferProps) {
  const styles = useStyles();
  const { locale } = useHost();
  const { isWanted, isOpen, close, trigger } = useLateDialog(clearDialog);
  const headingId = useId();
  const aboutId = useId();
  const name = draft.answers.company_info.name.trim();
  return (
    <section className={styles.offer} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        Welcome back
      </h2>
      <p id={aboutId} className={styles.about}>
        There are unsent answers{name === '' ? '' : ` for ${name}`} on this device, saved{' '}
        {savedTime(draft.savedAt, locale)}.
      </p>
      <div className={styles.choices}>
        <Button
          size="large"
          className={buttonClass}
          icon={<ArrowRight20Regular />}
          iconPosition="after"
          aria-describedby={aboutId}
          onClick={onRestore}
        >
          <span className={styles.goOn}>{name === '' ? 'Go on' : `Go on with ${name}`}</span>
        </Button>
        <Button
          size="large"
          appearance="outline"
          className={styles.anew}
          aria-describedby={aboutId}
          {...trigger}
        >
          Start anew
        </Button>
      </div>
      {isWanted && <ClearDialog open={isOpen} onClear={onStartAnew} onClose={close} />}
    </section>
  );
}
