import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { brandTokens } from '@ellac/web';
import type { Shares } from './linked-percents.js';

const moving = {
  transitionProperty: 'x, width',
  transitionDuration: '150ms',
  transitionTimingFunction: tokens.curveEasyEase,
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
} as const;

const useStyles = makeStyles({
  bar: { display: 'block', width: '100%', height: '16px', borderRadius: tokens.borderRadiusSmall },
  moving,
  gap: {
    ...moving,
    fill: tokens.colorNeutralBackground1,
    '@media (forced-colors: active)': { fill: 'Canvas' },
  },
  track: {
    fill: tokens.colorNeutralBackground4,
    '@media (forced-colors: active)': { fill: 'Canvas' },
  },
  swatch: { flexShrink: 0 },
  first: {
    fill: brandTokens.share1,
    '@media (forced-colors: active)': { fill: 'CanvasText' },
  },
  second: {
    fill: brandTokens.share2,
    '@media (forced-colors: active)': { fill: 'GrayText' },
  },
  last: {
    fill: brandTokens.share3,
    stroke: brandTokens.shareEdge,
    '@media (forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' },
  },
});

const useFills = () => {
  const { first, second, last } = useStyles();
  return [first, second, last] as const;
};

/** The shares of a group as one divided bar of 16 pixels. The numbers stand in the inputs. */
export function ShareBar({ shares }: { readonly shares: Shares }) {
  const styles = useStyles();
  const fills = useFills();
  const widths = Object.entries(shares).map(([name, share]) => [name, Math.max(0, share)] as const);
  const whole = Math.max(
    100,
    widths.reduce((sum, [, width]) => sum + width, 0),
  );
  const segments = widths.map(([name, width], index) => {
    const before = widths.slice(0, index).reduce((sum, [, each]) => sum + each, 0);
    return { name, x: (before / whole) * 100, width: (width / whole) * 100, fill: fills[index] };
  });
  return (
    <svg className={styles.bar} width="100%" height="16" aria-hidden>
      <rect className={styles.track} width="100%" height="16" />
      {segments.map(({ name, x, width, fill }) => (
        <rect
          key={name}
          className={mergeClasses(styles.moving, fill)}
          x={`${x}%`}
          y="0.5"
          width={`${width}%`}
          height="15"
          visibility={width === 0 ? 'hidden' : undefined}
        />
      ))}
      {segments.slice(1).map(({ name, x }) => (
        <rect
          key={name}
          className={styles.gap}
          x={`${x}%`}
          width="2"
          height="16"
          transform="translate(-1 0)"
          visibility={x === 0 || x === 100 ? 'hidden' : undefined}
        />
      ))}
    </svg>
  );
}

/** The colour of a share in the bar, by its place in the group. */
export function Swatch({ index }: { readonly index: number }) {
  const styles = useStyles();
  return (
    <svg className={styles.swatch} width="12" height="12" aria-hidden>
      <rect className={useFills()[index]} x="0.5" y="0.5" width="11" height="11" rx="2" />
    </svg>
  );
}
