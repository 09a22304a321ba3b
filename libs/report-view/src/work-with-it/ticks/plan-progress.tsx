import { messageOf } from '@ellac/web';
import type { PlanStep } from '@ellac/contracts';
import { Link, makeStyles, tokens } from '@fluentui/react-components';
import type { ReportAccess } from '../report-access.js';
import { progressInWords } from './progress-words.js';
import { useStepTicks } from './step-ticks-query.js';

const useStyles = makeStyles({
  progress: { margin: 0, minHeight: '24px', lineHeight: '24px', fontSize: tokens.fontSizeBase400 },
});

/** How many steps of the plan are done. */
export function PlanProgress({
  access,
  region,
  steps,
}: {
  access: ReportAccess;
  region: string;
  steps: readonly PlanStep[];
}) {
  const styles = useStyles();
  const { data, error, refetch } = useStepTicks(access);
  return (
    <p className={styles.progress} role="status">
      {data !== undefined ? progressInWords(steps, data.ticks, region) : null}
      {error === null ? null : (
        <>
          {messageOf(error, 'Which steps are done could not be loaded.')}{' '}
          <Link as="button" inline onClick={() => void refetch()}>
            Try again
          </Link>
        </>
      )}
    </p>
  );
}
