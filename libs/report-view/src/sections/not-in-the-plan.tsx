import type { ActionPlan } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { notNowTitle } from '../words/page-one-words.js';
import { Isolated } from '../pieces/isolated.js';
import { measure } from '../pieces/measure.js';
import { Part } from '../pieces/part.js';
import { fromDate, laterTitle } from '../words/plan-words.js';

const useStyles = makeStyles({
  list: {
    margin: 0,
    paddingInlineStart: '20px',
    display: 'grid',
    gap: '12px',
    maxWidth: measure,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '1.5',
    overflowWrap: 'anywhere',
  },
  item: { breakInside: 'avoid' },
  why: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** What the plan leaves out on purpose: the steps that wait, and what to leave alone. */
export function NotInThePlan({ plan }: { plan: ActionPlan }) {
  const styles = useStyles();
  const { later = [], notNow = [] } = plan;
  return (
    <>
      {later.length === 0 ? null : (
        <Part title={laterTitle}>
          <ul className={styles.list}>
            {later.map(({ stepId, step, from, why }) => (
              <li key={stepId} className={styles.item}>
                <strong>
                  <Isolated text={step} />
                </strong>{' '}
                {fromDate(from)}
                <p className={styles.why}>
                  <Isolated text={why} />
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {notNow.length === 0 ? null : (
        <Part title={notNowTitle}>
          <ul className={styles.list}>
            {notNow.map(({ text, why }) => (
              <li key={text} className={styles.item}>
                <strong>
                  <Isolated text={text} />
                </strong>
                <p className={styles.why}>
                  <Isolated text={why} />
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
