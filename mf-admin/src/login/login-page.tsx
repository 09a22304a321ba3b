import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { pagePaths } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';
import { useEffect, useState } from 'react';
import type { LeftPage } from '../session/left-page.js';
import { signInEnding, withoutSignIn } from '../session/sign-in-ending.js';
import { CodeCard } from './code-card.js';
import { ForgottenCard } from './forgotten-card.js';
import { LoginCard } from './login-card.js';
import { LoginFrame } from './login-frame.js';

const useStyles = makeStyles({
  failed: { boxSizing: 'border-box', width: '350px', maxWidth: '100%', whiteSpace: 'normal' },
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
    // One line of words or several, with the icon at the first. Fluent adds 8 px below them.
    paddingTop: '14px',
    paddingBottom: '6px',
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
  const [isForgotten, setForgotten] = useState(false);
  const [ending, setEnding] = useState(() => signInEnding(location.search));
  // It is told once: a page that is read again says nothing of it.
  useEffect(() => {
    const rest = withoutSignIn(location.search);
    if (rest !== location.search) history.replaceState(null, '', `${location.pathname}${rest}`);
  }, []);
  if (ending?.needsCode === true)
    return (
      <LoginFrame key="code" title="Enter your code">
        <CodeCard onBack={() => setEnding(null)} />
      </LoginFrame>
    );
  if (isForgotten)
    return (
      <LoginFrame key="forgotten" title="Forgotten password">
        <ForgottenCard onBack={() => setForgotten(false)} />
      </LoginFrame>
    );
  return (
    <LoginFrame key="login" title="Admin Login">
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
      {ending === null ? null : (
        <MessageBar intent="error" layout="multiline" className={styles.failed}>
          <MessageBarBody role="alert">{ending.sentence}</MessageBarBody>
        </MessageBar>
      )}
      <LoginCard page={left?.path ?? pagePaths.admin} onForgotten={() => setForgotten(true)} />
    </LoginFrame>
  );
}
