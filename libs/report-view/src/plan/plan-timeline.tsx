import { formatMonth, formatPlainDate } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useCard } from '../pieces/card.js';
import { timeScale } from '../words/plan/time-scale.js';

const useStyles = makeStyles({
  // Under this width the list alone says it.
  card: { marginBlock: '16px', '@media screen and (max-width: 639px)': { display: 'none' } },
  drawing: {
    display: 'block',
    width: '100%',
    overflow: 'visible',
    fontSize: '12px',
    printColorAdjust: 'exact',
  },
  month: { fill: tokens.colorNeutralForeground3 },
  line: { stroke: tokens.colorNeutralStroke2 },
  bar: {
    fill: brandTokens.brandTint,
    // In the dark theme, some brands' background is hardly to be told from a card.
    stroke: tokens.colorBrandForegroundLink,
    '@media screen and (forced-colors: active)': { fill: 'none', stroke: 'CanvasText' },
  },
  critical: {
    fill: brandTokens.failedTint,
    stroke: brandTokens.failedSolid,
    '@media screen and (forced-colors: active)': { fill: 'none', stroke: 'CanvasText' },
  },
  // Where the brand is red, the colour of the text: critical steps must be told apart.
  disc: {
    fill: brandTokens.priorityHigh,
    '@media screen and (forced-colors: active)': { fill: 'CanvasText' },
  },
  criticalDisc: {
    fill: brandTokens.priorityCritical,
    '@media screen and (forced-colors: active)': { fill: 'CanvasText' },
  },
  number: {
    fill: brandTokens.onPriorityHigh,
    fontWeight: tokens.fontWeightSemibold,
    '@media screen and (forced-colors: active)': { fill: 'Canvas' },
  },
  criticalNumber: { fill: brandTokens.onPriorityCritical },
  words: { margin: 0, paddingInline: '10px', fontSize: '12px', lineHeight: '15px' },
  // Cut at the edge of the drawing, and nowhere before.
  part: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  title: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  date: { color: tokens.colorNeutralForeground2 },
  before: { textAlign: 'end' },
  within: { paddingInlineStart: '34px' },
});

/** Pixels. */
const head = 28;
const row = 40;
const barHeight = 26;

/** A step on the line of time. */
export interface TimelineStep {
  readonly number: number;
  readonly title: string;
  /** Plain dates. */
  readonly from: string;
  readonly to: string;
  readonly isCritical: boolean;
  /** The owner's own time, where no list below says it. */
  readonly hours?: string | null;
}

interface PlanTimelineProps {
  readonly steps: readonly TimelineStep[];
  readonly region: string;
}

/** The steps over the months, with their numbers; the list below says the same in words. */
export function PlanTimeline({ steps, region }: PlanTimelineProps) {
  const styles = useStyles();
  const card = useCard();
  const { months, at } = timeScale(steps.flatMap(({ from, to }) => [from, to]));
  const bottom = head + steps.length * row;
  return (
    <div className={mergeClasses(card, styles.card)} aria-hidden="true">
      <svg className={styles.drawing} height={bottom}>
        {months.map(({ first, at: x }, index) => (
          <g key={first}>
            <line className={styles.line} x1={`${x}%`} x2={`${x}%`} y1={20} y2={bottom} />
            <text className={styles.month} x={`${x}%`} y="12">
              {monthName(first, index, months.length)}
            </text>
          </g>
        ))}
        {steps.map((step, index) => (
          <Bar key={step.number} step={step} region={region} top={head + index * row} at={at} />
        ))}
      </svg>
    </div>
  );
}

/** The year only where it begins; of many months only every second one. */
function monthName(first: string, index: number, count: number): string {
  if (count > 8 && index % 2 === 1) return '';
  const [month = '', year = ''] = formatMonth(first).split(' ');
  const short = month.slice(0, 3);
  return index === 0 || first.slice(5, 7) === '01' ? `${short} ${year}` : short;
}

interface BarProps {
  readonly step: TimelineStep;
  readonly region: string;
  /** Pixels. */
  readonly top: number;
  readonly at: (plainDate: string) => number;
}

function Bar({ step, region, top, at }: BarProps) {
  const styles = useStyles();
  const { number, title, from, to, isCritical, hours } = step;
  const start = at(from);
  const end = Math.max(at(to), start + 5);
  // The title stands where most room is: behind the bar, before it, or in it.
  const places: readonly { room: number; x: number; place?: string }[] = [
    { room: 100 - end, x: end },
    { room: start, x: 0, place: styles.before },
    { room: end - start, x: start, place: styles.within },
  ];
  const { room, x, place } = places.reduce((best, each) => (each.room > best.room ? each : best));
  return (
    <g>
      <rect
        className={isCritical ? styles.critical : styles.bar}
        x={`${start}%`}
        y={top + 4}
        width={`${end - start}%`}
        height={barHeight}
        rx="4"
      />
      <svg x={`${start}%`} overflow="visible">
        <circle
          className={isCritical ? styles.criticalDisc : styles.disc}
          cx="16"
          cy={top + 4 + barHeight / 2}
          r="9"
        />
        <text
          className={mergeClasses(styles.number, isCritical && styles.criticalNumber)}
          x="16"
          y={top + 21}
          textAnchor="middle"
        >
          {number}
        </text>
      </svg>
      <foreignObject x={`${x}%`} y={top + 2} width={`${room}%`} height={30}>
        <p className={mergeClasses(styles.words, place)}>
          <span className={mergeClasses(styles.part, styles.title)}>{title}</span>
          <span className={mergeClasses(styles.part, styles.date)}>
            by {formatPlainDate(to, region)}
            {hours == null ? null : ` · ${hours}`}
          </span>
        </p>
      </foreignObject>
    </g>
  );
}
