import { makeStyles } from '@fluentui/react-components';
import { HeaderPart, useBodyClass, useMediaQuery } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRoute } from 'wouter';
import { overview } from '../overview/overview-query.js';
import { toDo } from '../overview/to-do.js';
import { useSessionEnd } from '../session/use-session-end.js';
import { Drawer } from './drawer.js';
import { useLinkedPagesAhead } from './late-pages.js';
import { PhoneBars } from './phone-bars.js';
import { TopBar } from './top-bar.js';
import { onPhone, phoneQuery, railQuery } from './widths.js';

const useStyles = makeStyles({
  // `--bar` is the height of what stays at the window's upper edge; what sticks below it begins there.
  frame: { '--bar': '56px' },
  withoutBar: { '--bar': '0px', [onPhone]: { '--bar': '56px' } },
  column: {
    boxSizing: 'border-box',
    maxWidth: '1632px',
    padding: '24px 32px 32px',
    [onPhone]: { padding: '16px 16px 24px' },
    '@media print': { maxWidth: 'none', padding: 0 },
  },
  vertical: {
    flexDirection: 'column',
    alignItems: 'stretch',
    alignSelf: 'stretch',
    gap: '24px',
    boxSizing: 'border-box',
    width: '100%',
    padding: '18px 12px 12px',
  },
});

interface DeskFrameProps {
  readonly username: string;
  /** Called once a request finds that the session has ended. */
  readonly onSessionEnd: () => void;
  readonly children: ReactNode;
}

/** The frame around every admin page: the navigation, the search, who is signed in. */
export function DeskFrame({ username, onSessionEnd, children }: DeskFrameProps) {
  const styles = useStyles();
  useSessionEnd(onSessionEnd);
  useLinkedPagesAhead();
  const isPhone = useMediaQuery(phoneQuery);
  const [isReport] = useRoute('/admin/results/:reportId');
  const isRail = useMediaQuery(isReport ? railQuery.onReport : railQuery.usual);
  // The document's own style sheet places the header.
  useBodyClass('framed');
  useBodyClass('rail', isRail);
  const { data } = useQuery(overview);
  const count = data === undefined ? 0 : toDo(data.needs);
  return (
    <div className={isReport ? styles.withoutBar : styles.frame}>
      <HeaderPart {...(isPhone ? {} : { className: styles.vertical })}>
        {isPhone ? (
          <PhoneBars count={count} username={username} />
        ) : (
          <Drawer isRail={isRail} count={count} />
        )}
      </HeaderPart>
      {isPhone || isReport ? null : <TopBar username={username} />}
      <div className={styles.column}>{children}</div>
    </div>
  );
}
