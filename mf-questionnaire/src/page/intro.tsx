import { Body1, makeStyles, Subtitle2, Title1, tokens } from '@fluentui/react-components';
import { ResendDialog } from '../resend/resend-dialog.js';

const useStyles = makeStyles({
  intro: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
  words: { flex: '1 1 480px', minWidth: 0, display: 'grid', gap: tokens.spacingVerticalS },
  heading: { margin: 0 },
  subtitle: { margin: 0, fontWeight: tokens.fontWeightRegular },
  about: { maxWidth: '70ch', color: tokens.colorNeutralForeground2 },
});

/**
 * What this is, how long it takes, what comes of it, and who reads it.
 *
 * @param brief only what it is: the owner has been through it
 */
export function Intro({ brief }: { readonly brief: boolean }) {
  const styles = useStyles();
  return (
    <header className={styles.intro}>
      <div className={styles.words}>
        <Title1 as="h1" className={styles.heading}>
          ELLAC Business Evaluation
        </Title1>
        <Subtitle2 as="p" className={styles.subtitle}>
          Find out how ready your business is to move from Phase 1 to Phase 2.
        </Subtitle2>
        {!brief && (
          <Body1 className={styles.about}>
            In Phase 1 the owner leads everything; in Phase 2 a team does. Eleven short steps, about
            20 minutes. You then get a report by e-mail: three scores, what stands behind them, and
            a plan. Only you and your business coach read it.
          </Body1>
        )}
      </div>
      <ResendDialog />
    </header>
  );
}
