import { formatScore, levelRanges, type Analysis } from '@ellac/contracts';
import { bandNames, placeInWords, type Step } from '../../words/scores/readiness-steps.js';
import { content } from '../page-size.js';
import { usePdfColors } from '../pdf-colors.js';

/** Points. */
const { width } = content;
const height = 62;
const track = { top: 36, height: 7.5 };
const gap = 2.5;
const pin = { width: 38, height: 23, point: 5 };

interface Props {
  readonly analysis: Analysis;
  /** The step of its band. */
  readonly step: Step;
}

/** The way from Phase 1 to Phase 2: the segment of the band is filled, the pin is at the score. */
export function PhasePath({ analysis, step }: Props) {
  const colors = usePdfColors();
  const { overallScore: score } = analysis;
  const figure = formatScore(score);
  const at = (value: number): number => (value / 10) * width;
  const place = Math.min(Math.max(at(score), pin.width / 2), width - pin.width / 2);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-label={placeInWords(analysis, figure)}>
      {levelRanges.map(({ level, from, to }, index) => {
        const isCurrent = index + 1 === step;
        return (
          <g key={level}>
            <rect
              x={at(from)}
              y={track.top}
              width={at(to) - at(from) - (to === 10 ? 0 : gap)}
              height={track.height}
              rx={2}
              fill={isCurrent ? colors.onField : colors.brandFieldLine}
            />
            <text
              x={at(from)}
              y={track.top + track.height + 14}
              fontSize={9.5}
              fontWeight={isCurrent ? 'bold' : 'normal'}
              fill={isCurrent ? colors.onField : colors.onField2}
            >
              {bandNames[index]}
            </text>
          </g>
        );
      })}
      <rect
        x={place - pin.width / 2}
        width={pin.width}
        height={pin.height}
        rx={4.5}
        fill={colors.onField}
      />
      <polygon
        points={`${at(score) - pin.point},${pin.height - 0.2} ${at(score) + pin.point},${pin.height - 0.2} ${at(score)},${pin.height + pin.point}`}
        fill={colors.onField}
      />
      <text
        x={place}
        y={16.8}
        fontSize={15}
        fontWeight="bold"
        textAnchor="middle"
        fill={colors.brandField}
      >
        {figure}
      </text>
    </svg>
  );
}
