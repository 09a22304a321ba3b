import type { Analysis } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { notNowTitle, putOffTitle } from '../words/page-one-words.js';
import { Isolated } from '../pieces/isolated.js';
import { Part } from '../pieces/part.js';
import { RestsOn } from '../pieces/evidence/rests-on.js';
import { fromDate, laterTitle } from '../words/plan/plan-words.js';

const useStyles = makeStyles({
  band: {
    marginBlockStart: '16px',
    padding: '16px 20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.surfaceSunken,
  },
  list: {
    margin: 0,
    paddingInlineStart: '20px',
    display: 'grid',
    gap: '8px',
    fontSize: '15px',
    lineHeight: '22px',
    overflowWrap: 'anywhere',
    '@media print': { fontSize: '14px', lineHeight: '20px' },
  },
  long: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    columnGap: '44px',
  },
  item: { breakInside: 'avoid' },
  why: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** What the plan leaves out on purpose: the steps that wait, and what to leave alone. */
export function NotInThePlan({ analysis, region }: { analysis: Analysis; region: string }) {
  const styles = useStyles();
  const { actionPlan, counsel, page } = analysis;
  const { later = [] } = actionPlan;
  // Page one has said the first one.
  const notNow = (actionPlan.notNow ?? []).filter(({ text }) => text !== page?.notNow?.text);
  const restsOn = (text: string) =>
    counsel?.later?.find(({ what }) => what === text)?.why.evidence ?? [];
  if (later.length + notNow.length === 0) return null;
  return (
    <div className={styles.band}>
      {later.length === 0 ? null : (
        <Part title={laterTitle}>
          <ul className={mergeClasses(styles.list, styles.long)}>
            {later.map(({ stepId, step, from, why }) => (
              <li key={stepId} className={styles.item}>
                <strong>
                  <Isolated text={step} />
                </strong>{' '}
                {fromDate(from, region)}
                <p className={styles.why}>
                  <Isolated text={why} />
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {notNow.length === 0 ? null : (
        <Part title={counsel?.later === undefined ? notNowTitle : putOffTitle}>
          <ul className={mergeClasses(styles.list, styles.long)}>
            {notNow.map(({ text, why }) => (
              <li key={text} className={styles.item}>
                <strong>
                  <Isolated text={text} />
                </strong>
                <p className={styles.why}>
                  <Isolated text={why} />
                </p>
                <RestsOn of={text} evidence={restsOn(text)} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}
