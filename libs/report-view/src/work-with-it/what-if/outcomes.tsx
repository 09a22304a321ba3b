import { formatScore, type WhatIfOutcome } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { Isolated } from '../../pieces/isolated.js';
import { byDate } from '../../words/plan/plan-words.js';
import { comparedScores } from './outcome-in-words.js';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase400,
    lineHeight: '24px',
    '& th, & td': {
      padding: '6px 12px 6px 0',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      overflowWrap: 'anywhere',
    },
    '& th': { fontWeight: tokens.fontWeightSemibold },
    '& td': { fontVariantNumeric: 'tabular-nums' },
  },
  changed: { fontWeight: tokens.fontWeightSemibold },
  steps: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    gap: '16px 24px',
  },
  heading: {
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
  },
  list: {
    margin: 0,
    paddingInlineStart: '24px',
    display: 'grid',
    gap: '8px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: '24px',
    overflowWrap: 'anywhere',
  },
  added: { fontWeight: tokens.fontWeightSemibold },
});

interface OutcomesProps {
  readonly now: WhatIfOutcome;
  /** Null before a change. */
  readonly then: WhatIfOutcome | null;
  readonly region: string;
}

/** Scores, band and first steps as they are, and as they would be. */
export function Outcomes({ now, then, region }: OutcomesProps) {
  const styles = useStyles();
  const rows = [
    ...comparedScores.map(([name, field]) => ({
      name,
      before: formatScore(now[field]),
      after: then && formatScore(then[field]),
    })),
    { name: 'Readiness', before: now.label, after: then?.label ?? null },
  ];
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">Now</th>
            <th scope="col">With these answers</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{before}</td>
              <td className={after === before ? undefined : styles.changed}>{after ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.steps}>
        <Steps title="First steps now" steps={now.steps} known={now} region={region} />
        {then === null ? null : (
          <Steps
            title="First steps with these answers"
            steps={then.steps}
            known={now}
            region={region}
          />
        )}
      </div>
    </>
  );
}

/** A step that stays is told in the words that it has now. */
function Steps({
  title,
  steps,
  known,
  region,
}: {
  title: string;
  steps: WhatIfOutcome['steps'];
  known: WhatIfOutcome;
  region: string;
}) {
  const styles = useStyles();
  return (
    <div>
      <h3 className={styles.heading}>{title}</h3>
      {steps.length === 0 ? <p>No step comes before the others.</p> : null}
      <ol className={styles.list}>
        {steps.map((step) => {
          const same = known.steps.find(({ id }) => id === step.id);
          return (
            <li key={step.id}>
              <Isolated text={(same ?? step).step} />, {byDate(step, region)}
              {same === undefined ? <span className={styles.added}> (new)</span> : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
