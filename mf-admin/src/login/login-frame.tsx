import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { HeaderPart, useBodyClass, useHeadingFocus, useMediaQuery, usePageTitle } from '@ellac/web';
import type { ReactNode } from 'react';
import { LogoBanner } from '../logo-banner.js';
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
});

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** The page in front of the desk, for who is not signed in. */
export function LoginFrame({ title, children }: Props) {
  const styles = useStyles();
  usePageTitle(title);
  const page = useHeadingFocus(true);
  const isWide = useMediaQuery('(min-width: 1024px)');
  useBodyClass('bare', isWide);
  const content = (
    <div ref={page} className={mergeClasses(styles.page, isWide && styles.beside)}>
      {children}
    </div>
  );
  return isWide ? (
    <div className={styles.halves}>
      <LoginPanel />
      {content}
    </div>
  ) : (
    <>
      <HeaderPart>
        <LogoBanner />
      </HeaderPart>
      {content}
    </>
  );
}
