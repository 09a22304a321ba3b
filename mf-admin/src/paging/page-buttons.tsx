import { Button, makeStyles } from '@fluentui/react-components';
import type { ListAddress } from './use-list-address.js';

const useStyles = makeStyles({
  pages: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' },
});

interface Props {
  readonly address: ListAddress;
  /** The cursor of the next page; null on the last page. */
  readonly nextCursor: string | null;
}

/** The buttons for the previous and the next page of a list. */
export function PageButtons({ address: { restart, goBack, goOn }, nextCursor }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.pages}>
      {restart === undefined ? null : <Button onClick={restart}>First page</Button>}
      {goBack === undefined ? null : <Button onClick={goBack}>Previous page</Button>}
      {nextCursor === null ? null : <Button onClick={() => goOn(nextCursor)}>Next page</Button>}
    </div>
  );
}
