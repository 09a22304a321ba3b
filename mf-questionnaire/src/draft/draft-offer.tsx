import { Body1, Button, makeStyles, Title3, tokens } from '@fluentui/react-components';
import { formatDayTime } from '@ellac/contracts';
import { useLateDialog } from '@ellac/web';
import { useId } from 'react';
import { useHost } from '../host/host.js';
import { ClearDialog, clearDialog } from './late-clear-dialog.js';
import type { Draft } from './draft-store.js';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalXXL,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
  },
  heading: { margin: 0 },
  choices: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
});

interface DraftOfferProps {
  readonly draft: Draft;
  readonly onRestore: () => void;
  readonly onStartAnew: () => void;
}

/** Offers to restore the saved draft. */
export function DraftOffer({ draft, onRestore, onStartAnew }: DraftOfferProps) {
  const styles = useStyles();
  const { locale } = useHost();
  const { isWanted, isOpen, close, trigger } = useLateDialog(clearDialog);
  const headingId = useId();
  const aboutId = useId();
  const { name } = draft.answers.company_info;
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <Title3 as="h2" id={headingId} className={styles.heading}>
        Welcome back
      </Title3>
      <Body1 id={aboutId}>
        There are unsent answers{name.trim() === '' ? '' : ` for ${name.trim()}`} on this device,
        saved {formatDayTime(draft.savedAt, locale)}. Would you like to go on with them?
      </Body1>
      <div className={styles.choices}>
        <Button size="large" appearance="primary" aria-describedby={aboutId} onClick={onRestore}>
          Continue where I left off
        </Button>
        <Button size="large" aria-describedby={aboutId} {...trigger}>
          Delete them and start anew
        </Button>
      </div>
      {isWanted && <ClearDialog open={isOpen} onClear={onStartAnew} onClose={close} />}
    </section>
  );
}
