import { Body1, makeStyles, Subtitle2, Title1, tokens } from '@fluentui/react-components';
import { questionnaireIntro } from '@ellac/contracts';
import { ResendButton } from '../resend/resend-button.js';

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
 * What this is, how long it takes, the result, and who reads it.
 *
 * @param brief only what it is: the owner has been through it
 */
export function Intro({ brief }: { readonly brief: boolean }) {
  const styles = useStyles();
  return (
    <header className={styles.intro}>
      <div className={styles.words}>
        <Title1 as="h1" className={styles.heading}>
          {questionnaireIntro.title}
        </Title1>
        <Subtitle2 as="p" className={styles.subtitle}>
          {questionnaireIntro.subtitle}
        </Subtitle2>
        {!brief && <Body1 className={styles.about}>{questionnaireIntro.about}</Body1>}
      </div>
      <ResendButton />
    </header>
  );
}
