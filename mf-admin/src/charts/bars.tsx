import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartRow } from './chart-row.js';
import { axisLooks, tooltipLooks } from './looks.js';
import { useChartPalette } from './palette.js';

/** Loaded lazily: the chart library is larger than the rest of the page. */
export default function Bars({ bars }: { bars: readonly ChartRow[] }) {
  const palette = useChartPalette();
  const axis = axisLooks(palette);
  return (
    <ResponsiveContainer>
      <BarChart
        data={bars}
        margin={{ top: 8, right: 0, bottom: 0, left: -28 }}
        accessibilityLayer={false}
      >
        <XAxis dataKey="label" {...axis} minTickGap={16} />
        <YAxis allowDecimals={false} {...axis} />
        <Tooltip {...tooltipLooks(palette)} />
        <Bar dataKey="value" fill={palette.bar} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
