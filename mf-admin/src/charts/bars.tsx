import { tokens } from '@fluentui/react-components';
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartRow } from './figure.js';
import { axis, tooltip } from './looks.js';

/** Loaded when it is shown: the charts weigh more than the rest of the page. */
export default function Bars({ bars }: { bars: readonly ChartRow[] }) {
  return (
    <ResponsiveContainer>
      <BarChart
        data={bars}
        margin={{ top: 8, right: 0, bottom: 0, left: -28 }}
        accessibilityLayer={false}
      >
        <XAxis dataKey="label" {...axis} minTickGap={16} />
        <YAxis allowDecimals={false} {...axis} />
        <Tooltip {...tooltip} />
        <Bar dataKey="value" fill={tokens.colorBrandForeground1} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
