import { formatNumber } from '@ellac/contracts';
import type { ShareRow } from '../../pieces/scores/chart-rows.js';
import { content } from '../page-size.js';
import { usePdfColors } from '../pdf-colors.js';

/** Points. */
const { width } = content;
const row = 36;
const left = 150;
const square = 6.5;

/** Bars of 100%, each with its name at the left and its parts in words below. */
export function ShareBars({ rows }: { readonly rows: readonly ShareRow[] }) {
  const colors = usePdfColors();
  const fills = [
    colors.colorBrandForegroundLink,
    colors.colorBrandForegroundInverted,
    colors.colorBrandStroke2,
  ];
  const room = width - left;
  const words = rows.map(
    ({ label, parts }) =>
      `${label}: ${parts.map((part) => `${part.label} ${formatNumber(part.share)}%`).join(', ')}`,
  );
  return (
    <svg viewBox={`0 0 ${width} ${row * rows.length}`} aria-label={`${words.join('. ')}.`}>
      {rows.map(({ label, parts }, index) => {
        const top = index * row;
        return (
          <g key={label}>
            <text y={top + 12} fontSize={10} fill={colors.colorNeutralForeground1}>
              {label}
            </text>
            {parts.map((part, place) => {
              const before = parts.slice(0, place).reduce((sum, { share }) => sum + share, 0);
              return (
                <g key={part.label}>
                  <rect
                    x={left + (before / 100) * room}
                    y={top + 3}
                    width={(part.share / 100) * room}
                    height={11}
                    fill={fills[place]}
                    stroke="#ffffff"
                    strokeWidth={1}
                  />
                  <rect
                    x={left + place * (room / 3)}
                    y={top + 19.5}
                    width={square}
                    height={square}
                    fill={fills[place]}
                  />
                  <text
                    x={left + place * (room / 3) + square + 4}
                    y={top + 25.8}
                    fontSize={8.5}
                    fill={colors.colorNeutralForeground2}
                  >
                    {`${part.label} ${formatNumber(part.share)}%`}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
