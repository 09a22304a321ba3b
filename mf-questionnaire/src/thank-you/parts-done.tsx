import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled, Circle20Regular } from '@fluentui/react-icons';
import type { WordedPart } from '@ellac/contracts';
import { brandTokens, ForScreenReaders } from '@ellac/web';
import { reportParts } from '../analyst/report-parts.js';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  part: {
    // The offset parent of the text for screen readers.
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalS,
  },
  done: { color: brandTokens.doneText },
});

/** The parts of the report, each done or not yet. A screen reader hears of each once it is done. */
export function PartsDone({ done }: { readonly done: readonly WordedPart[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.parts} aria-label="Parts of your report" aria-live="polite">
      {reportParts.map(({ value, label }) => {
        const isDone = done.includes(value);
        return (
          <li key={value} className={styles.part} aria-atomic>
            {isDone ? (
              <CheckmarkCircle20Filled aria-hidden className={styles.done} />
            ) : (
              <Circle20Regular aria-hidden />
            )}
            <span>
              {label}
              <ForScreenReaders>{isDone ? ': done' : ': not yet'}</ForScreenReaders>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
