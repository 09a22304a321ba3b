import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled, Circle20Regular } from '@fluentui/react-icons';
import { makingStepChoices } from '@ellac/contracts';
import { brandTokens, ForScreenReaders } from '@ellac/web';

const useStyles = makeStyles({
  steps: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    margin: `${tokens.spacingVerticalS} 0 0`,
    padding: 0,
    listStyleType: 'none',
  },
  step: {
    // The offset parent of the text for screen readers.
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalS,
  },
  done: { color: brandTokens.doneText },
});

/**
 * The steps of making a report, each done or not yet. A screen reader hears of each once it is done.
 *
 * @param props.done how many are done
 */
export function MakingSteps({ done }: { readonly done: number }) {
  const styles = useStyles();
  return (
    <ul className={styles.steps} aria-label="Steps of your report" aria-live="polite">
      {makingStepChoices.map(({ value, label }, index) => {
        const isDone = index < done;
        return (
          <li key={value} className={styles.step} aria-atomic>
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
