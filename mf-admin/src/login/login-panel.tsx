import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { brandTokens, useOnField } from '@ellac/web';
import { LogoBanner } from '../logo-banner.js';

const useStyles = makeStyles({
  panel: {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '32px',
    minHeight: '100vh',
    padding: '40px 56px',
    backgroundColor: brandTokens.brandField,
    '@media (forced-colors: active)': { borderRight: '1px solid CanvasText' },
  },
  words: { maxWidth: '420px' },
  claim: {
    margin: 0,
    fontSize: '32px',
    lineHeight: '40px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-.01em',
    textWrap: 'balance',
  },
  about: {
    maxWidth: '312px',
    margin: '12px 0 40px',
    color: brandTokens.onField2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  path: { display: 'block', width: '100%' },
  accent: { fill: brandTokens.fieldAccent },
  ends: { display: 'flex', justifyContent: 'space-between', marginTop: '6px' },
  quiet: { color: brandTokens.onField2, fontSize: '14px', lineHeight: '20px' },
  logo: { '& .logo': { height: '36px' } },
});

/** The field beside the login: who works here, and on what. */
export function LoginPanel() {
  const styles = useStyles();
  const onField = useOnField();
  return (
    <div className={mergeClasses(onField, styles.panel)}>
      <LogoBanner className={styles.logo} />
      <div className={styles.words}>
        <p className={styles.claim}>From led by the owner to led by a team.</p>
        <p className={styles.about}>
          The coach’s desk of the ELLAC Business Evaluation: every company, every report, and what
          needs a hand.
        </p>
        <svg
          className={styles.path}
          viewBox="0 0 420 8"
          height="8"
          preserveAspectRatio="none"
          fill="currentColor"
          aria-hidden="true"
        >
          <rect width="164" height="8" rx="4" fillOpacity="0.22" />
          <rect x="167" width="83" height="8" rx="1" fillOpacity="0.4" />
          <rect x="253" width="61" height="8" rx="1" fillOpacity="0.62" />
          <rect x="317" width="103" height="8" rx="4" className={styles.accent} />
        </svg>
        <div className={mergeClasses(styles.ends, styles.quiet)} aria-hidden="true">
          <span>Phase 1</span>
          <span>Phase 2</span>
        </div>
      </div>
      <footer className={styles.quiet}>
        {document.querySelector('body > footer')?.textContent}
      </footer>
    </div>
  );
}
