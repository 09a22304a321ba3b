import { tokens } from '@fluentui/react-components';
import { Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartRow } from './figure.js';
import { axis, tooltip } from './looks.js';

/** Scores out of ten; loaded when it is shown. */
export default function ScoreLine({ points }: { points: readonly ChartRow[] }) {
  return (
    <ResponsiveContainer>
      <LineChart
        data={points}
        margin={{ top: 8, right: 24, bottom: 0, left: -28 }}
        accessibilityLayer={false}
      >
        <XAxis dataKey="label" {...axis} minTickGap={16} interval="preserveStartEnd" />
        <YAxis domain={[0, 10]} ticks={[0, 5, 10]} {...axis} />
        <Tooltip {...tooltip} />
        <Line
          dataKey="value"
          stroke={tokens.colorBrandForeground1}
          strokeWidth={2}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
