import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { ErrorAlert, messageOf } from '@ellac/web';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useId } from 'react';
import { Card } from '../pieces/card.js';

const useStyles = makeStyles({
  card: { width: '480px', maxWidth: '100%', boxSizing: 'border-box' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
});

interface AccountCardProps {
  readonly title: string;
  /** The title gets the focus when the button that was pressed is gone; it is no control. */
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The title of the fault where the query failed. */
  readonly fault: string;
  readonly children: ReactNode;
}

/** A part of the account that the server is asked for, with what stands there until it comes. */
export function AccountCard({ title, titleRef, query, fault, children }: AccountCardProps) {
  const styles = useStyles();
  const id = useId();
  const { data, error, isFetching, refetch } = query;
  return (
    <Card className={styles.card} role="region" aria-labelledby={id}>
      <h2 id={id} ref={titleRef} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {error === null ? null : (
        <ErrorAlert
          title={fault}
          message={messageOf(error, 'The server gave no reason.')}
          action={{ label: 'Try again', onClick: () => void refetch() }}
        />
      )}
      {data === undefined && isFetching ? <Spinner size="tiny" label="Loading…" /> : null}
      {children}
    </Card>
  );
}
