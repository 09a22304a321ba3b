import { levelNames, levelStarts, type Level } from '@ellac/contracts';
import type { ChartPalette } from '@ellac/web';
import { Bar, BarChart, ReferenceLine, XAxis, YAxis, type YAxisTickContentProps } from 'recharts';
import type { BarRow } from './chart-rows.js';
import { barRowsHeight, scaleHeight } from './chart-sizes.js';

interface Props {
  readonly rows: readonly BarRow[];
  /** Pixels. */
  readonly width: number;
  readonly palette: ChartPalette;
  /** Whether the levels from weak to strong are marked on the scale. */
  readonly withLevels?: boolean;
}

const starts = Object.values(levelStarts);
/** Where each level's name stands on the scale: in its middle. */
const middles = new Map(
  (Object.keys(levelStarts) as Level[]).map((level, index) => [
    (starts[index]! + (starts[index + 1] ?? 10)) / 2,
    levelNames[level],
  ]),
);

/** Bars from 0 to 10, each with its name and its value above it. */
export function BarRows({ rows, width, palette, withLevels = false }: Props) {
  const scale = { type: 'number', domain: [0, 10], axisLine: false, tickLine: false } as const;
  const small = { fill: palette.quietText, fontSize: 12 };
  return (
    <BarChart
      layout="vertical"
      data={rows}
      width={width}
      height={barRowsHeight(rows.length, withLevels)}
      margin={{ top: 8, right: 1, bottom: 0, left: 1 }}
      accessibilityLayer={false}
    >
      <XAxis
        xAxisId="names"
        orientation="top"
        {...scale}
        hide={!withLevels}
        height={scaleHeight}
        ticks={[...middles.keys()]}
        tickFormatter={(middle: number) => middles.get(middle) ?? ''}
        tick={small}
        interval={0}
      />
      <XAxis
        {...scale}
        hide={!withLevels}
        height={scaleHeight}
        ticks={[...starts, 10]}
        tick={small}
        interval={0}
      />
      <YAxis
        type="category"
        dataKey="label"
        width={0}
        axisLine={false}
        tickLine={false}
        interval={0}
        tick={(tick: YAxisTickContentProps) => (
          <RowTitle tick={tick} row={rows[tick.index]} width={width} palette={palette} />
        )}
      />
      <Bar
        dataKey="value"
        barSize={10}
        fill={palette.bar}
        background={{ fill: palette.track }}
        isAnimationActive={false}
      />
      {withLevels
        ? starts
            .slice(1)
            .map((start) => (
              <ReferenceLine key={start} x={start} stroke={palette.line} strokeDasharray="3 3" />
            ))
        : null}
    </BarChart>
  );
}

interface TitleProps {
  readonly tick: YAxisTickContentProps;
  readonly row: BarRow | undefined;
  readonly width: number;
  readonly palette: ChartPalette;
}

function RowTitle({ tick, row, width, palette }: TitleProps) {
  const y = Number(tick.y) - 11;
  return (
    <>
      <text x={1} y={y} fontSize={13} fill={palette.text}>
        {row?.label}
      </text>
      <text x={width - 1} y={y} fontSize={13} fill={palette.text} textAnchor="end">
        {row?.text}
      </text>
    </>
  );
}
