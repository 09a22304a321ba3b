import { Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartRow } from './chart-row.js';
import { axisLooks, tooltipLooks } from './looks.js';
import { useChartPalette } from './palette.js';

/** Scores out of ten; loaded when it is shown. */
export default function ScoreLine({ points }: { points: readonly ChartRow[] }) {
  const palette = useChartPalette();
  const axis = axisLooks(palette);
  return (
    <ResponsiveContainer>
      <LineChart
        data={points}
        margin={{ top: 8, right: 24, bottom: 0, left: -28 }}
        accessibilityLayer={false}
      >
        <XAxis dataKey="label" {...axis} minTickGap={16} interval="preserveStartEnd" />
        <YAxis domain={[0, 10]} ticks={[0, 5, 10]} {...axis} />
        <Tooltip {...tooltipLooks(palette)} />
        <Line dataKey="value" stroke={palette.bar} strokeWidth={2} isAnimationActive={false} />
      </LineChart>
    </ResponsiveContainer>
  );
}
