import { formatNumber } from '@ellac/contracts';
import type { ChartPalette } from '@ellac/web';
import { Bar, BarChart, XAxis, YAxis } from 'recharts';
import type { ShareRow } from '../pieces/chart-rows.js';
import { shareRow, shareRowsHeight } from './chart-sizes.js';

interface Props {
  readonly rows: readonly ShareRow[];
  /** Pixels. */
  readonly width: number;
  readonly palette: ChartPalette;
}

const places = [0, 1, 2] as const;
const barHeight = 16;
/** How far a bar is below the middle of its row: its name and its parts are above it. */
const lowered = 16;

/** Bars of 100%, each with its name and the names and shares of its parts above it. */
export function ShareRows({ rows, width, palette }: Props) {
  return (
    <BarChart
      layout="vertical"
      data={rows}
      width={width}
      height={shareRowsHeight(rows.length)}
      margin={{ top: lowered, right: 1, bottom: -lowered, left: 1 }}
      accessibilityLayer={false}
    >
      <XAxis type="number" domain={[0, 100]} hide />
      <YAxis type="category" dataKey="label" hide />
      {rows.map((row, index) => (
        <RowTitle
          key={row.label}
          row={row}
          top={index * shareRow}
          width={width}
          palette={palette}
        />
      ))}
      {places.map((place) => (
        <Bar
          key={place}
          dataKey={({ parts }: ShareRow) => parts[place]?.share ?? 0}
          stackId="whole"
          barSize={barHeight}
          fill={palette.parts[place]}
          stroke={palette.bar}
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  );
}

interface TitleProps {
  readonly row: ShareRow;
  /** Pixels from the chart's top to the row's. */
  readonly top: number;
  readonly width: number;
  readonly palette: ChartPalette;
}

/** Pixels: the square before a part's name, and the air around the name. */
const square = 10;
const air = 4;

function RowTitle({ row, top, width, palette }: TitleProps) {
  const texts = row.parts.map(({ label, share }) => `${label} ${formatNumber(share)}%`);
  const letters = texts.join('').length;
  const room = width - texts.length * (square + 2 * air);
  // A letter's width is about 0.6 of its height, and 0.7 in the widest fonts.
  const fontSize = Math.min(12, Math.max(10.5, room / letters / 0.6));
  const letterWidth = Math.min(0.7 * fontSize, room / letters);
  const startOf = (place: number): number =>
    texts
      .slice(0, place)
      .reduce((x, text) => x + square + 2 * air + text.length * letterWidth, 0.5);
  return (
    <g>
      <text y={top + 13} fontSize={13} fill={palette.text}>
        {row.label}
      </text>
      {texts.map((text, place) => (
        <g key={text}>
          <rect
            x={startOf(place)}
            y={top + 22}
            width={square}
            height={square}
            fill={palette.parts[place]}
            stroke={palette.bar}
          />
          <text
            x={startOf(place) + square + air}
            y={top + 31}
            fontSize={fontSize}
            fill={palette.quietText}
          >
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
