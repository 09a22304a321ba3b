import { makeStyles } from '@fluentui/react-components';

/** A step of readiness, 1 to 4; null where too little is known to judge. */
export type ReadinessStep = 1 | 2 | 3 | 4 | null;

const useStyles = makeStyles({
  icon: { flexShrink: 0 },
  rest: {
    fillOpacity: 0.28,
    '@media (forced-colors: active)': { fill: 'none', stroke: 'currentColor' },
  },
});

/** The heights of the four bars. */
const bars = [4, 7, 10, 13] as const;

/** Four rising bars, as many filled as the step says. Its words stand beside it. */
export function ReadinessIcon({ step }: { readonly step: ReadinessStep }) {
  const styles = useStyles();
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 14 14"
      fill="currentColor"
      aria-hidden="true"
      className={styles.icon}
    >
      {bars.map((height, index) => (
        <rect
          key={height}
          x={0.5 + 3.5 * index}
          y={13.5 - height}
          width="2.5"
          height={height}
          rx="0.5"
          {...(index < (step ?? 0) ? {} : { className: styles.rest })}
        />
      ))}
    </svg>
  );
}
