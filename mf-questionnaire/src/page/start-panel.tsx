import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowRight20Regular, Save20Regular } from '@fluentui/react-icons';
import { questionnaireIntro } from '@ellac/contracts';
import { brandTokens, useOnField } from '@ellac/web';
import type { Draft } from '../draft/draft-store.js';
import { DraftOffer } from '../draft/draft-offer.js';
import { useHost } from '../host/host.js';
import { AlreadySent } from '../resend/already-sent.js';
import { AtHand } from './at-hand.js';
import { usePageWidth } from './page-container.js';
import { ReportThumbnail } from './report-thumbnail.js';

const phone = '@container (max-width: 639px)';

const useStyles = makeStyles({
  field: {
    paddingBottom: '84px',
    backgroundColor: brandTokens.brandField,
    color: brandTokens.onField,
    [phone]: { paddingBottom: '72px' },
    '@media (forced-colors: active)': { borderBottom: '1px solid CanvasText' },
  },
  embedded: { borderRadius: '12px' },
  hero: {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '40px',
    alignItems: 'end',
    maxWidth: '1088px',
    marginInline: 'auto',
    padding: '44px 24px 0',
    '@container (max-width: 959px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [phone]: { padding: '16px 16px 0' },
  },
  words: { paddingBottom: '7px' },
  title: {
    margin: 0,
    fontSize: '40px',
    lineHeight: '48px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-.015em',
    [phone]: { fontSize: '30px', lineHeight: '36px' },
  },
  subtitle: {
    margin: '8px 0 0',
    fontSize: brandTokens.fontSizeLead,
    lineHeight: '30px',
    [phone]: { marginTop: '4px', fontSize: '17px', lineHeight: '26px' },
  },
  about: {
    maxWidth: '496px',
    margin: '10px 0 0',
    fontSize: '16px',
    lineHeight: '24px',
    color: brandTokens.onField2,
    [phone]: { marginTop: '8px', fontSize: '15px', lineHeight: '22px' },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 24px',
    marginTop: '24px',
    [phone]: { columnGap: '20px', marginTop: '16px' },
  },
  start: {
    backgroundColor: brandTokens.onField,
    color: brandTokens.brandField,
    ':hover': { backgroundColor: brandTokens.onField2, color: brandTokens.brandField },
    ':hover:active': { backgroundColor: brandTokens.onField2, color: brandTokens.brandField },
  },
  saved: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    fontSize: '15px',
    lineHeight: '20px',
    color: brandTokens.onField2,
  },
});

interface StartPanelProps {
  /** The draft that can be continued; `null` where there is none. */
  readonly draft: Draft | null;
  /** Whether the browser keeps what is typed. */
  readonly keepsDraft: boolean;
  readonly onStart: () => void;
  readonly onRestore: () => void;
  readonly onStartAnew: () => void;
}

/** What the questionnaire is, what to have at hand, and the button that starts it. */
export function StartPanel(props: StartPanelProps) {
  const { draft, keepsDraft, onStart, onRestore, onStartAnew } = props;
  const styles = useStyles();
  const onField = useOnField();
  const width = usePageWidth();
  const isOnOwnPage = useHost().header() !== null;
  return (
    <div>
      <div className={mergeClasses(onField, styles.field, !isOnOwnPage && styles.embedded)}>
        <div className={styles.hero}>
          <div className={styles.words}>
            <h1 className={styles.title}>{questionnaireIntro.title}</h1>
            <p className={styles.subtitle}>{questionnaireIntro.subtitle}</p>
            {draft === null ? (
              <>
                <p className={styles.about}>{questionnaireIntro.about}</p>
                <div className={styles.actions}>
                  <Button
                    size="large"
                    className={styles.start}
                    icon={<ArrowRight20Regular />}
                    iconPosition="after"
                    onClick={onStart}
                  >
                    Start
                  </Button>
                  {keepsDraft && (
                    <span className={styles.saved}>
                      <Save20Regular />
                      Saved on this device as you type
                    </span>
                  )}
                </div>
              </>
            ) : (
              <DraftOffer
                draft={draft}
                buttonClass={styles.start}
                onRestore={onRestore}
                onStartAnew={onStartAnew}
              />
            )}
            {width === 'phone' && <AlreadySent isOnField />}
          </div>
          {width === 'wide' && <ReportThumbnail />}
        </div>
      </div>
      <AtHand />
    </div>
  );
}
