import { formatMonth, formatPlainDate } from '@ellac/contracts';
import type { DatedStep } from '../../words/plan/dated-steps.js';
import { timeScale } from '../../words/plan/time-scale.js';
import { content } from '../page-size.js';
import { usePdfColors } from '../pdf-colors.js';

/** Points. */
const { width } = content;
const row = 15;
const head = 18;
const barHeight = 9;
const least = 12;
const numberWidth = 18;

const isJanuary = (plainDate: string): boolean => plainDate.slice(5, 7) === '01';

/** A month in short, with its year where one begins. */
function monthName(plainDate: string, isFirst: boolean): string {
  const [month = '', year = ''] = formatMonth(plainDate).split(' ');
  const short = month.slice(0, 3);
  return isFirst || isJanuary(plainDate) ? `${short} ’${year.slice(2)}` : short;
}

/** Months as columns and a bar for each step from its beginning to its end. */
export function Timeline({
  steps,
  region,
}: {
  readonly steps: readonly DatedStep[];
  readonly region: string;
}) {
  const colors = usePdfColors();
  const scale = timeScale(steps.flatMap(({ from, to }) => [from, to]));
  const at = (plainDate: string): number =>
    numberWidth + (scale.at(plainDate) / 100) * (width - numberWidth);
  const height = head + steps.length * row + 4;
  // Names of months need some twenty points each.
  const every = Math.ceil(scale.months.length / 20);
  const words = steps.map(
    ({ number, from, to }) =>
      `step ${String(number)} from ${formatPlainDate(from, region)} to ${formatPlainDate(to, region)}`,
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-label={`Timeline: ${words.join('; ')}.`}>
      {scale.months.map(({ first }, index) => (
        <g key={first}>
          <line
            x1={at(first)}
            x2={at(first)}
            y1={isJanuary(first) ? 0 : head - 4}
            y2={height}
            stroke={colors.colorNeutralStroke2}
            strokeWidth={0.75}
          />
          {index % every === 0 ? (
            <text x={at(first) + 3} y={9} fontSize={8} fill={colors.colorNeutralForeground3}>
              {monthName(first, index === 0)}
            </text>
          ) : null}
        </g>
      ))}
      {steps.map(({ number, action, from, to }, index) => {
        const middle = head + (index + 0.5) * row;
        const left = at(from);
        const isCritical = action.priority === 'critical';
        return (
          <g key={number}>
            <text
              x={numberWidth - 8}
              y={middle + 3.2}
              fontSize={9}
              fontWeight="bold"
              textAnchor="end"
              fill={colors.colorNeutralForeground1}
            >
              {number}
            </text>
            <rect
              x={left}
              y={middle - barHeight / 2}
              width={Math.max(least, at(to) - left)}
              height={barHeight}
              rx={2}
              fill={isCritical ? colors.priorityCritical : colors.priorityHigh}
            />
          </g>
        );
      })}
    </svg>
  );
}
