import { makeStyles, mergeClasses, MessageBar, MessageBarBody } from '@fluentui/react-components';
import {
  brandTokens,
  HeaderPart,
  useBodyClass,
  useHeadingFocus,
  useMediaQuery,
  usePageTitle,
} from '@ellac/web';
import { LogoBanner } from '../logo-banner.js';
import type { LeftPage } from '../session/left-page.js';
import { LoginCard } from './login-card.js';
import { LoginPanel } from './login-panel.js';

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '16px',
    paddingInline: '20px',
    paddingBlock: 'clamp(32px, 10vh, 96px)',
  },
  beside: { alignContent: 'safe center', minHeight: '100vh' },
  halves: {
    position: 'absolute',
    inset: '0 0 auto',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  },
  left: {
    boxSizing: 'border-box',
    width: '350px',
    maxWidth: '100%',
    borderRadius: '8px',
    backgroundColor: brandTokens.brandTint,
    borderTopColor: brandTokens.brandTintLine,
    borderRightColor: brandTokens.brandTintLine,
    borderBottomColor: brandTokens.brandTintLine,
    borderLeftColor: brandTokens.brandTintLine,
    // Two lines of words, with the icon at the first.
    paddingBlock: '14px',
    whiteSpace: 'normal',
  },
});

interface LoginPageProps {
  /** Whether a session was here that is over now. */
  readonly wasSignedIn: boolean;
  /** The page on which it ended by itself, or that was asked for without one. */
  readonly left: LeftPage | null;
}

export function LoginPage({ wasSignedIn, left }: LoginPageProps) {
  const styles = useStyles();
  usePageTitle('Admin Login');
  const page = useHeadingFocus(true);
  const isWide = useMediaQuery('(min-width: 1024px)');
  useBodyClass('bare', isWide);
  const login = (
    <div ref={page} className={mergeClasses(styles.page, isWide && styles.beside)}>
      {wasSignedIn || left !== null ? (
        <MessageBar layout="multiline" className={styles.left}>
          <MessageBarBody role="status">
            {wasSignedIn ? 'You are signed out. ' : null}
            Log in to go on
            {left === null ? null : (
              <>
                {' with '}
                <strong>{left.name}</strong>
                {left.kept === null ? null : `; ${left.kept}`}
              </>
            )}
            .
          </MessageBarBody>
        </MessageBar>
      ) : null}
      <LoginCard />
    </div>
  );
  return isWide ? (
    <div className={styles.halves}>
      <LoginPanel />
      {login}
    </div>
  ) : (
    <>
      <HeaderPart>
        <LogoBanner />
      </HeaderPart>
      {login}
    </>
  );
}
