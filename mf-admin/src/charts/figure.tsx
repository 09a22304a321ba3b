import { ForScreenReaders } from '@ellac/web';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';

const useStyles = makeStyles({
  figure: { margin: 0, display: 'grid', gap: '4px', minWidth: 0, breakInside: 'avoid' },
  title: { fontWeight: tokens.fontWeightSemibold },
  message: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  chart: { minWidth: 0 },
  // On paper the chart says its numbers itself.
  twin: { '@media print': { display: 'none' } },
  summary: { position: 'relative', cursor: 'pointer', width: 'fit-content', minHeight: '24px' },
  table: { display: 'table', borderSpacing: '12px 2px', fontVariantNumeric: 'tabular-nums' },
  cell: { textAlign: 'start', fontWeight: tokens.fontWeightRegular, overflowWrap: 'anywhere' },
  numbers: { maxHeight: '240px', overflowY: 'auto' },
});

interface FigureProps {
  readonly title: string;
  /** What the chart shows, in a sentence. */
  readonly message?: string;
  /** The heads of the table's columns. */
  readonly columns: readonly string[];
  /** The chart's numbers with their units; the first cell names its row. */
  readonly rows: readonly (readonly string[])[];
  /** The height in pixels, known before the chart is loaded, so that the layout does not shift. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A chart, and its numbers as a table. */
export function Figure({ title, message, columns, rows, height, children }: FigureProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id}>
        <strong className={styles.title}>{title}</strong>
        {message === undefined ? null : (
          <>
            <br />
            <span className={styles.message}>{message}</span>
          </>
        )}
      </figcaption>
      <div className={styles.chart} style={{ height: `${height}px` }} aria-hidden>
        {children}
      </div>
      <details className={styles.twin}>
        <summary className={styles.summary}>
          As a table<ForScreenReaders>: {title}</ForScreenReaders>
        </summary>
        <div className={styles.numbers}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className={styles.cell}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...values]) => (
                <tr key={name}>
                  <th scope="row" className={styles.cell}>
                    {name}
                  </th>
                  {values.map((value, index) => (
                    <td key={columns[index + 1]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
