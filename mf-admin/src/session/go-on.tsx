import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { PageLink } from '../pieces/page-link.js';
import type { LeftPage } from './left-page.js';

const useStyles = makeStyles({ bar: { marginBottom: '16px' } });

interface GoOnProps {
  readonly page: LeftPage;
  /** Called once the page is open again. */
  readonly onDone: () => void;
}

/** The first line after a login: the way to the page that was left or asked for before it. */
export function GoOn({ page, onDone }: GoOnProps) {
  const styles = useStyles();
  const [location] = useLocation();
  const search = useSearch();
  const isThere = (search === '' ? location : `${location}?${search}`) === page.path;
  useEffect(() => {
    if (isThere) onDone();
  }, [isThere, onDone]);
  return (
    <MessageBar layout="multiline" className={styles.bar}>
      <MessageBarBody>
        Go on with <PageLink to={page.path}>{page.name}</PageLink>
        {page.kept === null ? null : ` (${page.kept})`}
      </MessageBarBody>
    </MessageBar>
  );
}
