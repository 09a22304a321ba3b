import { levelNames, levelStarts, type Level, type TwoMarks } from '@ellac/contracts';
import type { ChartPalette } from '@ellac/web';
import { Bar, BarChart, DefaultZIndexes, XAxis, YAxis, ZIndexLayer } from 'recharts';
import type { BarRow } from '../pieces/chart-rows.js';
import { barRow, barRowsHeight, barRowsTop, scaleHeight } from './chart-sizes.js';

interface Props {
  readonly rows: readonly BarRow[];
  /** Pixels. */
  readonly width: number;
  readonly palette: ChartPalette;
  /** Whether the scale shows the levels from weak to strong. */
  readonly withLevels?: boolean;
  /** The marks for ratings and facts of each row, where they differ enough to show. */
  readonly marks?: readonly (TwoMarks | null)[];
}

const barHeight = 10;

/** Half the width of a mark. */
const markReach = 7;

/** Bars from 0 to 10, each with its name and its value above it. */
export function BarRows({ rows, width, palette, withLevels = false, marks = [] }: Props) {
  const top = barRowsTop(withLevels);
  return (
    <BarChart
      layout="vertical"
      data={rows}
      width={width}
      height={barRowsHeight(rows.length, withLevels)}
      margin={{ top, right: 0, bottom: withLevels ? scaleHeight : 0, left: 0 }}
      accessibilityLayer={false}
    >
      <XAxis type="number" domain={[0, 10]} hide />
      <YAxis type="category" dataKey="label" hide />
      {rows.map(({ label, text }, index) => {
        const middle = top + (index + 0.5) * barRow;
        return (
          <g key={label} fontSize={13} fill={palette.text}>
            <rect
              y={middle - barHeight / 2}
              width={width}
              height={barHeight}
              fill={palette.track}
            />
            <text y={middle - 11}>{label}</text>
            <text x={width} y={middle - 11} textAnchor="end">
              {text}
            </text>
          </g>
        );
      })}
      <Bar dataKey="value" barSize={barHeight} fill={palette.bar} isAnimationActive={false} />
      <ZIndexLayer zIndex={DefaultZIndexes.scatter}>
        {marks.map((both, index) =>
          both === null ? null : (
            <Marks
              key={index}
              marks={both}
              middle={top + (index + 0.5) * barRow}
              width={width}
              palette={palette}
            />
          ),
        )}
      </ZIndexLayer>
      {withLevels ? <Levels rows={rows.length} width={width} palette={palette} /> : null}
    </BarChart>
  );
}

interface MarksProps {
  readonly marks: TwoMarks;
  /** Where the middle of the bar is, in pixels from the top. */
  readonly middle: number;
  readonly width: number;
  readonly palette: ChartPalette;
}

/** A ring for the ratings and a diamond for the facts. */
function Marks({ marks: { ratings, facts }, middle, width, palette: { text, page } }: MarksProps) {
  const at = (facts / 10) * width;
  const corners = [
    [at, middle - markReach],
    [at + markReach, middle],
    [at, middle + markReach],
    [at - markReach, middle],
  ];
  return (
    <g strokeWidth={1.5}>
      <circle cx={(ratings / 10) * width} cy={middle} r={markReach - 1} fill={page} stroke={text} />
      <polygon points={corners.join(' ')} fill={text} stroke={page} />
    </g>
  );
}

interface LevelsProps {
  readonly rows: number;
  readonly width: number;
  readonly palette: ChartPalette;
}

/** The levels' names above the bars, and where each begins. */
function Levels({ rows, width, palette }: LevelsProps) {
  const bottom = barRowsTop(true) + rows * barRow;
  const levels = Object.entries(levelStarts) as [Level, number][];
  const at = (score: number): number => (score / 10) * width;
  return (
    <g fontSize={12} fill={palette.quietText} textAnchor="middle">
      {levels.map(([level, start], index) => {
        const end = levels[index + 1]?.[1] ?? 10;
        return (
          <g key={level}>
            <text x={at((start + end) / 2)} y={12}>
              {levelNames[level]}
            </text>
            <text
              x={at(end)}
              y={bottom + scaleHeight - 6}
              textAnchor={end === 10 ? 'end' : 'middle'}
            >
              {end}
            </text>
            {end === 10 ? null : (
              <line
                x1={at(end)}
                x2={at(end)}
                y1={2}
                y2={bottom + 2}
                stroke={palette.line}
                strokeDasharray="3 3"
              />
            )}
          </g>
        );
      })}
      <text y={bottom + scaleHeight - 6} textAnchor="start">
        0
      </text>
    </g>
  );
}
