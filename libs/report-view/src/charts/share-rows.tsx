import { formatNumber } from '@ellac/contracts';
import type { ChartPalette } from '@ellac/web';
import { Bar, BarChart, XAxis, YAxis, type YAxisTickContentProps } from 'recharts';
import type { ShareRow } from './chart-rows.js';
import { shareRow, shareRowsHeight } from './chart-sizes.js';

interface Props {
  readonly rows: readonly ShareRow[];
  /** Pixels. */
  readonly width: number;
  readonly palette: ChartPalette;
}

const places = [0, 1, 2] as const;

/** Bars of 100%, each with its name and the names and shares of its parts above it. */
export function ShareRows({ rows, width, palette }: Props) {
  return (
    <BarChart
      layout="vertical"
      data={rows}
      width={width}
      height={shareRowsHeight(rows.length)}
      // The titles stand above their bars, which stand in the middle of their rows.
      margin={{ top: 10, right: 1, bottom: -10, left: 1 }}
      accessibilityLayer={false}
    >
      <XAxis type="number" domain={[0, 100]} hide />
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
      {places.map((place) => (
        <Bar
          key={place}
          dataKey={({ parts }: ShareRow) => parts[place]?.share ?? 0}
          stackId="whole"
          barSize={16}
          fill={palette.parts[place]}
          stroke={palette.bar}
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  );
}

interface TitleProps {
  readonly tick: YAxisTickContentProps;
  readonly row: ShareRow | undefined;
  readonly width: number;
  readonly palette: ChartPalette;
}

/** Pixels: the square before a part's name, and the air after it. */
const square = 10;
const air = 14;

function RowTitle({ tick, row, width, palette }: TitleProps) {
  if (row === undefined) return null;
  const middle = Number(tick.y);
  const fontSize = width < 340 ? 11 : 12;
  const texts = row.parts.map(({ label, share }) => `${label} ${formatNumber(share)}%`);
  // Measured roughly: half the height of the letters is their usual width.
  const startOf = (place: number) =>
    texts
      .slice(0, place)
      .reduce((x, text) => x + square + 4 + air + text.length * fontSize * 0.5, 1);
  return (
    <>
      <text x={1} y={middle - shareRow / 2 + 3} fontSize={13} fill={palette.text}>
        {row.label}
      </text>
      {texts.map((text, place) => (
        <g key={text}>
          <rect
            x={startOf(place)}
            y={middle - 24}
            width={square}
            height={square}
            fill={palette.parts[place]}
            stroke={palette.bar}
          />
          <text
            x={startOf(place) + square + 4}
            y={middle - 15}
            fontSize={fontSize}
            fill={palette.quietText}
          >
            {text}
          </text>
        </g>
      ))}
    </>
  );
}
