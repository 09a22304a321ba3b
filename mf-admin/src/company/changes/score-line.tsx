import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatDate, formatScore, levelRanges } from '@ellac/contracts';
import { bandNames } from '@ellac/report-view';
import { brandTokens } from '@ellac/web';

/** Pixels. */
const plotHeight = 160;
const above = 8;
const labelHeight = 24;
/** The height of the whole drawing. */
export const scoreLineHeight = above + plotHeight + labelHeight;

/** Per cent of the width that stay free at both ends, for the labels of the first and last point. */
const side = 6;

/** As many labels as fit beside each other on a phone. */
const maxLabels = 3;

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) 116px',
    color: tokens.colorNeutralForeground1,
    '@media (max-width: 639px)': { gridTemplateColumns: '28px minmax(0, 1fr)' },
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
  svg: { display: 'block', width: '100%', overflow: 'visible' },
  names: { '@media (max-width: 639px)': { display: 'none' } },
  tint1: { fill: brandTokens.readiness1Tint },
  tint2: { fill: brandTokens.readiness2Tint },
  tint3: { fill: brandTokens.readiness3Tint },
  tint4: { fill: brandTokens.readiness4Tint },
  text1: { fill: brandTokens.readiness1Text },
  text2: { fill: brandTokens.readiness2Text },
  text3: { fill: brandTokens.readiness3Text },
  text4: { fill: brandTokens.readiness4Text },
  band: { '@media (forced-colors: active)': { fill: 'none', stroke: 'currentColor' } },
  name: { fontSize: '13px', '@media (forced-colors: active)': { fill: 'currentColor' } },
  axis: { fill: tokens.colorNeutralForeground3, fontSize: '12px' },
  figure: { fill: 'currentColor', fontSize: '13px', fontWeight: tokens.fontWeightSemibold },
  way: {
    stroke: tokens.colorBrandBackground,
    strokeWidth: '2px',
    '@media (forced-colors: active)': { stroke: 'currentColor' },
  },
  point: {
    fill: tokens.colorNeutralBackground1,
    stroke: tokens.colorBrandBackground,
    strokeWidth: '2px',
    '@media (forced-colors: active)': { fill: 'Canvas', stroke: 'currentColor' },
  },
});

const heightOf = (score: number): number => above + ((10 - score) / 10) * plotHeight;

/** An overall score at a time. */
export interface ScorePoint {
  readonly at: string;
  /** From 0 to 10. */
  readonly score: number;
}

/** Scores over time on the four bands; the oldest first, two or more. */
export function ScoreLine({ points }: { readonly points: readonly ScorePoint[] }) {
  const styles = useStyles();
  const places = placesOf(points);
  const isLabelled = (index: number): boolean =>
    points.length <= maxLabels || index === 0 || index === points.length - 1;
  const bands = levelRanges.map(({ from, to }, index) => ({
    step: (index + 1) as 1 | 2 | 3 | 4,
    from,
    to,
    name: bandNames[index],
  }));
  return (
    <div className={styles.line}>
      <svg className={styles.svg} height={scoreLineHeight}>
        {[0, ...bands.map(({ to }) => to)].map((score) => (
          <text key={score} x="22" y={heightOf(score) + 4} textAnchor="end" className={styles.axis}>
            {score}
          </text>
        ))}
      </svg>
      <svg className={styles.svg} height={scoreLineHeight}>
        {bands.map(({ step, from, to }) => (
          <rect
            key={step}
            className={mergeClasses(styles.band, styles[`tint${step}`])}
            x="0"
            width="100%"
            y={heightOf(to) + 1}
            height={heightOf(from) - heightOf(to) - 2}
          />
        ))}
        {points.slice(1).map(({ at, score }, index) => (
          <line
            key={at}
            className={styles.way}
            x1={`${places[index]}%`}
            y1={heightOf(points[index]!.score)}
            x2={`${places[index + 1]}%`}
            y2={heightOf(score)}
          />
        ))}
        {points.map(({ at, score }, index) => (
          <g key={at}>
            <circle className={styles.point} cx={`${places[index]}%`} cy={heightOf(score)} r="5" />
            {isLabelled(index) ? (
              <>
                <text
                  className={styles.figure}
                  x={`${places[index]}%`}
                  // Above its point, but inside the drawing.
                  y={heightOf(score) + (score > 9 ? 20 : -10)}
                  textAnchor="middle"
                >
                  {formatScore(score)}
                </text>
                <text
                  className={styles.axis}
                  x={`${places[index]}%`}
                  y={scoreLineHeight - 4}
                  textAnchor={
                    index === 0 ? 'start' : index === points.length - 1 ? 'end' : 'middle'
                  }
                >
                  {formatDate(new Date(at))}
                </text>
              </>
            ) : null}
          </g>
        ))}
      </svg>
      <svg className={mergeClasses(styles.svg, styles.names)} height={scoreLineHeight}>
        {bands.map(({ step, from, to, name }) => (
          <text
            key={step}
            className={mergeClasses(styles.name, styles[`text${step}`])}
            x="8"
            y={heightOf((from + to) / 2) + 4}
          >
            {name}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Where each point stands, in per cent of the width; by time, as far as they differ in it. */
function placesOf(points: readonly ScorePoint[]): readonly number[] {
  const times = points.map(({ at }) => Date.parse(at));
  const first = times[0] ?? 0;
  const span = (times.at(-1) ?? 0) - first;
  return times.map((time, index) => {
    const share = span === 0 ? index / Math.max(1, points.length - 1) : (time - first) / span;
    return side + share * (100 - 2 * side);
  });
}
