import { type LatePart, useLatePart } from '@ellac/web';
import { Link, makeStyles, Spinner } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({ waiting: { marginBlock: '16px', width: 'fit-content' } });

/** Shows what needs late code: a spinner meanwhile, or why the code did not come. */
export function LateOpening<Part>({
  part,
  children,
}: {
  part: LatePart<Part>;
  children: (part: Part) => ReactNode;
}) {
  const styles = useStyles();
  const state = useLatePart(part);
  if (state.kind === 'there') return children(state.part);
  if (state.kind === 'waiting') {
    return <Spinner className={styles.waiting} size="small" label="Loading..." />;
  }
  return (
    // Words and a link, because the alert's bar would be in every reader's first load.
    <p role="alert">
      This could not be loaded. Please check your connection.{' '}
      <Link as="button" inline onClick={part.loadAhead}>
        Try again
      </Link>
    </p>
  );
}
