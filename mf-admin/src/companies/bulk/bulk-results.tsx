import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  DialogTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { CheckmarkCircleRegular, ErrorCircleRegular } from '@fluentui/react-icons';
import { brandTokens, ForScreenReaders } from '@ellac/web';
import { focusAtOnce } from '../../pieces/focus-at-once.js';
import type { BulkResult } from './on-each.js';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  row: { display: 'flex', gap: '8px', overflowWrap: 'anywhere' },
  icon: { display: 'flex', flexShrink: 0, fontSize: '20px' },
  done: { color: brandTokens.doneText },
  failed: { color: brandTokens.failedText },
});

/** How an action on several companies ended. */
export interface BulkOutcome {
  /** What was done, such as "Resend Email". */
  readonly title: string;
  readonly results: readonly BulkResult[];
}

/** How an action on several companies ended, for each of them, in a dialog. */
export function BulkResults({ title, results }: BulkOutcome) {
  const styles = useStyles();
  const done = results.filter(({ isDone }) => isDone).length;
  return (
    <DialogBody>
      <DialogTitle>{`${title}: ${done} of ${results.length} done`}</DialogTitle>
      <DialogContent>
        <ul className={styles.list}>
          {results.map(({ company, isDone, words }) => (
            <li key={company.id} className={styles.row}>
              <span className={`${styles.icon} ${isDone ? styles.done : styles.failed}`}>
                {isDone ? <CheckmarkCircleRegular /> : <ErrorCircleRegular />}
                <ForScreenReaders>{isDone ? 'Done:' : 'Failed:'}</ForScreenReaders>
              </span>
              <span>
                <strong>{company.name}</strong> {words}
              </span>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <DialogTrigger disableButtonEnhancement>
          <Button ref={focusAtOnce} appearance="primary">
            Close
          </Button>
        </DialogTrigger>
      </DialogActions>
    </DialogBody>
  );
}
