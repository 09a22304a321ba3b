import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';

/** One value of a chart. */
export interface ChartRow {
  readonly label: string;
  readonly value: number;
}

export interface FigureTitles {
  readonly title: string;
  readonly labelTitle: string;
  readonly valueTitle: string;
}

/** Pixels; known before the chart is loaded, so that nothing jumps. */
export const chartHeight = 140;

const useStyles = makeStyles({
  figure: { margin: 0, display: 'grid', gap: '4px', minWidth: 0 },
  chart: {
    height: `${chartHeight}px`,
    minWidth: 0,
    '@media (forced-colors: active)': {
      '& .recharts-rectangle': { fill: 'CanvasText' },
      '& .recharts-line-curve, & .recharts-line-dot': { stroke: 'CanvasText' },
    },
  },
  table: { display: 'table', borderSpacing: '12px 2px', fontVariantNumeric: 'tabular-nums' },
  cell: { textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  numbers: { maxHeight: '240px', overflowY: 'auto' },
});

interface Props extends FigureTitles {
  readonly rows: readonly ChartRow[];
  readonly children: ReactNode;
}

/** A chart for the eyes, and its numbers as a table for whoever would rather read them. */
export function Figure({ title, labelTitle, valueTitle, rows, children }: Props) {
  const styles = useStyles();
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <div className={styles.chart} aria-hidden>
        {children}
      </div>
      <details>
        <summary>As a table</summary>
        <div className={styles.numbers}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" className={styles.cell}>
                  {labelTitle}
                </th>
                <th scope="col" className={styles.cell}>
                  {valueTitle}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row" className={styles.cell}>
                    {label}
                  </th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
