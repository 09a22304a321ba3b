import { formatScore, levelRanges, type Analysis } from '@ellac/contracts';
import { brandTokens, ForScreenReaders } from '@ellac/web';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import {
  bandNames,
  heldBackBy,
  placeInWords,
  stepOfReport,
} from '../words/scores/readiness-steps.js';

const phone = '@media screen and (max-width: 639px)';

const useStyles = makeStyles({
  path: { display: 'block', width: '100%', overflow: 'visible', marginBlockStart: '4px' },
  segment: {
    fill: brandTokens.brandFieldLine,
    '@media screen and (forced-colors: active)': { fill: 'none', stroke: 'CanvasText' },
    '@media print': { fill: tokens.colorNeutralStroke1 },
  },
  current: {
    fill: brandTokens.onField,
    '@media screen and (forced-colors: active)': { fill: 'CanvasText' },
    '@media print': { fill: tokens.colorBrandBackground },
  },
  pin: {
    fill: brandTokens.onField,
    '@media screen and (forced-colors: active)': { fill: 'CanvasText' },
    '@media print': { fill: tokens.colorBrandBackground },
  },
  figure: {
    fill: brandTokens.brandField,
    fontSize: '18px',
    fontWeight: tokens.fontWeightSemibold,
    '@media screen and (forced-colors: active)': { fill: 'Canvas' },
    '@media print': { fill: tokens.colorNeutralForegroundOnBrand },
  },
  name: {
    fontSize: '14px',
    // Three names in a line of 288 pixels.
    '@media screen and (max-width: 374px)': { fontSize: '12px' },
    fill: brandTokens.onField2,
    '@media screen and (forced-colors: active)': { fill: 'CanvasText' },
    // The third name ends before the fourth begins.
    '@media print': { fontSize: '12px', fill: tokens.colorNeutralForeground2 },
  },
  here: {
    fontWeight: tokens.fontWeightSemibold,
    fill: brandTokens.onField,
    '@media print': { fill: tokens.colorNeutralForeground1 },
  },
  wide: { [phone]: { display: 'none' } },
  narrow: { display: 'none', [phone]: { display: 'block' } },
  held: {
    margin: '6px 0 0',
    fontSize: '14px',
    lineHeight: '20px',
    color: brandTokens.onField2,
    '@media (forced-colors: active)': { color: 'CanvasText' },
    '@media print': { color: tokens.colorNeutralForeground2 },
  },
});

/** In per cent. */
const segments = levelRanges.map(({ from, to }, index) => ({
  name: bandNames[index]!,
  from: from * 10,
  to: to * 10,
}));

/** Pixels: the pin above the path, the path, and the names below it. */
const top = 38;
const thickness = 10;
const namesAt = top + thickness + 22;

/** The way from Phase 1 to Phase 2 with the place of the business on it; nothing without a verdict. */
export function PhasePath({ analysis }: { readonly analysis: Analysis }) {
  const styles = useStyles();
  const ends = useId();
  const step = stepOfReport(analysis);
  if (step === null) return null;
  const score = formatScore(analysis.overallScore);
  const held = heldBackBy(analysis);
  const last = segments.length;
  return (
    <div>
      <svg className={styles.path} height={namesAt + 6} aria-hidden="true">
        <clipPath id={ends}>
          <rect y={top} width="100%" height={thickness} rx={thickness / 2} />
        </clipPath>
        <g clipPath={`url(#${ends})`}>
          {segments.map(({ name, from, to }, index) => (
            <svg key={name} x={`${from}%`} width={`${to - from}%`} height={top + thickness}>
              <rect
                className={index + 1 === step ? styles.current : styles.segment}
                x={index === 0 ? 0 : 3}
                y={top}
                width="100%"
                height={thickness}
              />
            </svg>
          ))}
        </g>
        {segments.map(({ name, from, to }, index) => (
          <g key={name}>
            <text
              className={mergeClasses(styles.name, styles.wide, index + 1 === step && styles.here)}
              {...widePlace(index, from)}
              y={namesAt}
            >
              {name}
            </text>
            {index === 0 || index + 1 === step || index + 1 === last ? (
              <text
                className={mergeClasses(
                  styles.name,
                  styles.narrow,
                  index + 1 === step && styles.here,
                )}
                {...narrowPlace(index, (from + to) / 2)}
                y={namesAt}
              >
                {name}
              </text>
            ) : null}
          </g>
        ))}
        <svg x={`${Math.min(Math.max(analysis.overallScore * 10, 3), 97)}%`} overflow="visible">
          <path className={styles.pin} d="M-7 29 L0 36 L7 29Z" />
          <rect className={styles.pin} x="-23" width="46" height="30" rx="6" />
          <text className={styles.figure} y="21" textAnchor="middle">
            {score}
          </text>
        </svg>
      </svg>
      <ForScreenReaders>{placeInWords(analysis, score)}</ForScreenReaders>
      {held === null ? null : <p className={styles.held}>{held}</p>}
    </div>
  );
}

/** Each name begins with its band, but the last one ends with it: the name before needs the room. */
const widePlace = (index: number, from: number) =>
  index === bandNames.length - 1
    ? ({ x: '100%', textAnchor: 'end' } as const)
    : ({ x: `${from}%`, textAnchor: 'start' } as const);

/** On a phone the first name begins where the path does, and the last one ends where it ends. */
function narrowPlace(index: number, middle: number) {
  if (index === 0) return { x: '0%', textAnchor: 'start' } as const;
  if (index === bandNames.length - 1) return { x: '100%', textAnchor: 'end' } as const;
  // The third band is narrow; its name must not reach the last one.
  return { x: `${Math.min(middle, 47)}%`, textAnchor: 'middle' } as const;
}
