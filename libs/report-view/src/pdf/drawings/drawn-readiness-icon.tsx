import type { Step } from '../../words/scores/readiness-steps.js';

/** The heights of the four bars. */
const bars = [3.5, 6, 8.5, 11] as const;

/** Four rising bars, as many filled as the step says; the word beside it says the same. */
export function ReadinessIcon({ step, color }: { readonly step: Step; readonly color: string }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="icon">
      {bars.map((height, index) => (
        <rect
          key={height}
          x={0.5 + 2.9 * index}
          y={11.5 - height}
          width="2.1"
          height={height}
          rx="0.4"
          fill={color}
          fillOpacity={index < step ? 1 : 0.28}
        />
      ))}
    </svg>
  );
}
