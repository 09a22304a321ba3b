import { levelRanges } from '@ellac/contracts';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { brandTokens } from '../theme/brand-tokens.js';
import type { ReadinessStep } from './readiness-icon.js';

const useStyles = makeStyles({
  // In forced colours an SVG gets the system's colours only through `currentColor`.
  bar: {
    display: 'block',
    width: '100%',
    overflow: 'visible',
    color: tokens.colorNeutralForeground1,
    printColorAdjust: 'exact',
    '@media screen and (forced-colors: active)': { color: 'CanvasText' },
  },
  band: {
    '@media screen and (forced-colors: active)': { fill: 'none', stroke: 'currentColor' },
  },
  tint1: { fill: brandTokens.readiness1Tint },
  tint2: { fill: brandTokens.readiness2Tint },
  tint3: { fill: brandTokens.readiness3Tint },
  tint4: { fill: brandTokens.readiness4Tint },
  value: { '@media screen and (forced-colors: active)': { fill: 'currentColor' } },
  unknown: { fill: tokens.colorNeutralForeground3 },
  solid1: { fill: brandTokens.readiness1Solid },
  solid2: { fill: brandTokens.readiness2Solid },
  solid3: { fill: brandTokens.readiness3Solid },
  solid4: { fill: brandTokens.readiness4Solid },
  ring: {
    fill: tokens.colorNeutralBackground1,
    stroke: 'currentColor',
    strokeWidth: '2px',
    '@media screen and (forced-colors: active)': { fill: 'Canvas' },
  },
  diamond: {
    fill: 'currentColor',
    stroke: tokens.colorNeutralBackground1,
    '@media screen and (forced-colors: active)': { stroke: 'Canvas' },
  },
  scale: { fill: tokens.colorNeutralForeground3, fontSize: '12px' },
});

/** Where the four bands begin and end, in per cent of the scale from 0 to 10. */
const bands = levelRanges.map(({ from, to }, index) => ({
  step: (index + 1) as 1 | 2 | 3 | 4,
  from: from * 10,
  to: to * 10,
}));

const barHeight = 14;
const valueHeight = 6;
/** Pixels of air between two bands. */
const gap = 2;

export interface BandedBarProps {
  /** From 0 to 10. */
  readonly value: number;
  /** The band that the value is judged to be in. */
  readonly step: ReadinessStep;
  /** A ring for what was rated, a diamond for what was stated; both from 0 to 10. */
  readonly marks?: { readonly ratings: number; readonly facts: number } | null;
  readonly withScale?: boolean;
}

/** A value from 0 to 10 on the four bands of readiness. It is drawn only: its words stand beside it. */
export function BandedBar({ value, step, marks = null, withScale = false }: BandedBarProps) {
  const styles = useStyles();
  const middle = barHeight / 2;
  return (
    <svg className={styles.bar} height={barHeight + (withScale ? 20 : 0)} aria-hidden="true">
      {bands.map((band) => (
        <svg
          key={band.step}
          x={`${band.from}%`}
          width={`${band.to - band.from}%`}
          height={barHeight}
        >
          <rect
            className={mergeClasses(styles.band, styles[`tint${band.step}`])}
            x={band.from === 0 ? 0 : gap / 2}
            width="100%"
            height={barHeight}
          />
        </svg>
      ))}
      <rect
        className={mergeClasses(
          styles.value,
          step === null ? styles.unknown : styles[`solid${step}`],
        )}
        y={middle - valueHeight / 2}
        width={`${value * 10}%`}
        height={valueHeight}
        rx="2"
      />
      {marks === null ? null : (
        <>
          <svg x={`${marks.ratings * 10}%`} overflow="visible">
            <RatingsMark middle={middle} />
          </svg>
          <svg x={`${marks.facts * 10}%`} overflow="visible">
            <FactsMark middle={middle} />
          </svg>
        </>
      )}
      {withScale
        ? [0, ...bands.map(({ to }) => to)].map((at) => (
            <text
              key={at}
              className={styles.scale}
              x={`${at}%`}
              y={barHeight + 16}
              textAnchor={at === 0 ? 'start' : at === 100 ? 'end' : 'middle'}
            >
              {at / 10}
            </text>
          ))
        : null}
    </svg>
  );
}

interface MarkProps {
  /** Pixels from the top of the drawing to the mark's middle. */
  readonly middle: number;
}

/** A ring for what was rated. */
export function RatingsMark({ middle }: MarkProps) {
  return <circle className={useStyles().ring} cy={middle} r="5" />;
}

/** A diamond for what was stated. */
export function FactsMark({ middle }: MarkProps) {
  const corners = `0,${middle - 6} 6,${middle} 0,${middle + 6} -6,${middle}`;
  return <polygon className={useStyles().diamond} points={corners} />;
}
