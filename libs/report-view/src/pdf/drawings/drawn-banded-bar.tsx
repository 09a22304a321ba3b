import { formatScore, levelRanges, type TwoMarks } from '@ellac/contracts';
import { stepOfLevel, type Step } from '../../words/scores/readiness-steps.js';
import { usePdfColors } from '../pdf-colors.js';

/** Points. */
const width = 214;
const height = 18;
const middle = height / 2;
const bandHeight = 10;
const valueHeight = 4.5;
const gap = 1.5;
const reach = 4;
/** With its corners and its line. */
const markWidth = 2 * (reach + 1.6);

interface Props {
  readonly name: string;
  readonly score: number;
  /** How the score is judged, which a critical gap may lower. */
  readonly step: Step;
  /** The marks for ratings and facts, where they are far apart. */
  readonly marks: TwoMarks | null;
}

/** A score on the four bands; the ring stands for the ratings, the diamond for the facts. */
export function BandedBar({ name, score, step, marks }: Props) {
  const colors = usePdfColors();
  const at = (value: number): number => (value / 10) * width;
  // At the ends of the bar a mark stands inside it, because the drawing ends there.
  const markAt = (value: number): number =>
    Math.min(Math.max(at(value), markWidth / 2), width - markWidth / 2);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-label={`${name}: ${formatScore(score)} of 10`}>
      {levelRanges.map(({ level, from, to }) => (
        <rect
          key={level}
          x={at(from)}
          y={middle - bandHeight / 2}
          width={at(to) - at(from) - (to === 10 ? 0 : gap)}
          height={bandHeight}
          rx={1.5}
          fill={colors[`readiness${stepOfLevel(level)}Tint`]}
        />
      ))}
      <rect
        y={middle - valueHeight / 2}
        width={at(score)}
        height={valueHeight}
        rx={1.5}
        fill={colors[`readiness${step}Solid`]}
      />
      {marks === null ? null : (
        <g strokeWidth={1.2} stroke={colors.colorNeutralForeground1}>
          <circle cx={markAt(marks.ratings)} cy={middle} r={reach} fill="#ffffff" />
          <polygon
            points={[
              [markAt(marks.facts), middle - reach - 0.8],
              [markAt(marks.facts) + reach + 0.8, middle],
              [markAt(marks.facts), middle + reach + 0.8],
              [markAt(marks.facts) - reach - 0.8, middle],
            ].join(' ')}
            fill={colors.colorNeutralForeground1}
          />
        </g>
      )}
    </svg>
  );
}
