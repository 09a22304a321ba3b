import { formatNumber } from '@ellac/contracts';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ShareRow } from '../pieces/scores/chart-rows.js';

const useStyles = makeStyles({
  rows: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    gap: '14px 32px',
    breakInside: 'avoid',
  },
  label: { fontSize: '14px', lineHeight: '20px', fontWeight: tokens.fontWeightSemibold },
  bar: { display: 'block', width: '100%', marginBlock: '4px', printColorAdjust: 'exact' },
  parts: { margin: 0, display: 'flex', flexWrap: 'wrap', gap: '0 20px' },
  part: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    fontSize: '14px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
  },
  swatch: { flexShrink: 0 },
  fill: {
    stroke: tokens.colorBrandForeground1,
    '@media screen and (forced-colors: active)': { stroke: 'CanvasText' },
  },
  fill0: {
    fill: tokens.colorBrandForeground1,
    '@media screen and (forced-colors: active)': { fill: 'CanvasText' },
  },
  fill1: {
    fill: tokens.colorBrandForegroundInverted,
    '@media screen and (forced-colors: active)': { fill: 'GrayText' },
  },
  fill2: {
    fill: tokens.colorBrandStroke2,
    '@media screen and (forced-colors: active)': { fill: 'Canvas' },
  },
});

const height = 16;
const fills = ['fill0', 'fill1', 'fill2'] as const;

/** Bars of 100%, each with the names and shares of its parts as text below it. */
export function ShareBars({ rows }: { readonly rows: readonly ShareRow[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, parts }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.parts}>
            <svg className={styles.bar} height={height} aria-hidden="true">
              {parts.map((part, index) => (
                <rect
                  key={part.label}
                  className={mergeClasses(styles.fill, styles[fills[index] ?? 'fill2'])}
                  x={`${parts.slice(0, index).reduce((sum, { share }) => sum + share, 0)}%`}
                  y="1"
                  width={`${part.share}%`}
                  height={height - 2}
                />
              ))}
            </svg>
            {parts.map((part, index) => (
              <span key={part.label} className={styles.part}>
                <svg className={styles.swatch} width="12" height="12" aria-hidden="true">
                  <rect
                    className={mergeClasses(styles.fill, styles[fills[index] ?? 'fill2'])}
                    x="1"
                    y="1"
                    width="10"
                    height="10"
                  />
                </svg>
                {part.label} {formatNumber(part.share)}%
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
