import { formatPlainDate, type PlanStep } from '@ellac/contracts';
import { makeStaticStyles, makeStyles } from '@fluentui/react-components';
import { createPortal } from 'react-dom';
import { Isolated } from '../../pieces/isolated.js';
import { printAloneStyleOf } from '../../pieces/print-alone.js';

const useStaticStyles = makeStaticStyles(`${printAloneStyleOf('ninety-days')}
[data-ninety-days] {
  display: none;
}
@media print {
  html[data-printed='ninety-days'] [data-ninety-days] {
    display: block;
  }
}`);

// Paper has no theme: black on white, in points.
const useStyles = makeStyles({
  sheet: { color: '#000', fontSize: '10.5pt', lineHeight: 1.35 },
  title: { margin: 0, fontSize: '18pt', lineHeight: 1.3 },
  about: { margin: '2pt 0 10pt' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: '5pt 6pt',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottom: '0.75pt solid #777',
      overflowWrap: 'anywhere',
    },
    '& tr': { breakInside: 'avoid' },
    // Room to write in.
    '& td': { height: '54pt' },
  },
  box: {
    display: 'inline-block',
    boxSizing: 'border-box',
    width: '12pt',
    height: '12pt',
    border: '1pt solid #000',
  },
  narrow: { width: '14%' },
  done: { whiteSpace: 'nowrap' },
  notes: { width: '30%' },
  name: { fontWeight: 600 },
  measure: { display: 'block' },
  room: { marginTop: '12pt', fontWeight: 600 },
  line: { height: '22pt', borderBottom: '0.75pt solid #777' },
});

/** Lines to write on below the steps. */
const noteLines = [1, 2, 3, 4];

interface NinetyDaysSheetProps {
  readonly companyName: string;
  readonly region: string;
  readonly steps: readonly PlanStep[];
}

/**
 * The page "My first 90 days". It stands beside the app, because only there nothing around it is left
 * out of the print.
 */
export function NinetyDaysSheet({ companyName, region, steps }: NinetyDaysSheetProps) {
  useStaticStyles();
  const styles = useStyles();
  return createPortal(
    <section data-ninety-days="" className={styles.sheet} aria-label="My first 90 days">
      <p className={styles.title}>My first 90 days</p>
      <p className={styles.about}>
        <Isolated text={companyName} />
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.done}>
              Done
            </th>
            <th scope="col">Step, and how to see that it is done</th>
            <th scope="col" className={styles.narrow}>
              By
            </th>
            <th scope="col" className={styles.narrow}>
              My hours a week
            </th>
            <th scope="col" className={styles.notes}>
              Notes
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ stepId, number, title, measures, by, isFirstResult, hoursPerWeek }) => (
            <tr key={stepId}>
              <td>
                <span className={styles.box} />
              </td>
              <td>
                <span className={styles.name}>
                  {number}. <Isolated text={title} />
                </span>
                {measures.map((measure) => (
                  <span key={measure} className={styles.measure}>
                    <Isolated text={measure} />
                  </span>
                ))}
              </td>
              <td>
                {by === null ? null : formatPlainDate(by, region)}
                {isFirstResult ? ' (first result)' : null}
              </td>
              <td>{hoursPerWeek}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.room}>What I learned, whom I asked</p>
      {noteLines.map((line) => (
        <div key={line} className={styles.line} />
      ))}
    </section>,
    document.body,
  );
}
