import type { TwoMarks } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { byFacts, byRatings } from '../words/far-marks.js';

/** Pixels; both marks are as wide and as high. */
const size = 14;
const middle = size / 2;

const useStyles = makeStyles({
  onBar: {
    position: 'absolute',
    insetInline: 0,
    // In the middle of the bar.
    insetBlockStart: `${4 - middle}px`,
    width: '100%',
    height: `${size}px`,
    overflow: 'visible',
    pointerEvents: 'none',
  },
  // In forced-colours mode, an SVG only gets the system's colours through `currentColor`.
  mark: {
    stroke: 'currentColor',
    strokeWidth: '2px',
    fill: tokens.colorNeutralBackground1,
    overflow: 'visible',
    '@media (forced-colors: active)': { fill: 'Canvas' },
  },
  facts: {
    fill: 'currentColor',
    stroke: tokens.colorNeutralBackground1,
    '@media (forced-colors: active)': { fill: 'currentColor', stroke: 'Canvas' },
  },
  words: { margin: 0, display: 'flex', flexWrap: 'wrap', gap: '0 16px' },
  word: { display: 'flex', alignItems: 'center', gap: '6px' },
});

/** A ring for what was rated. */
function RatingsMark() {
  return <circle cx={0} cy={middle} r={middle - 2} className={useStyles().mark} />;
}

/** A diamond for what was stated. */
function FactsMark() {
  const { mark, facts } = useStyles();
  const corners = `0,0 ${middle},${middle} 0,${size} ${-middle},${middle}`;
  return <polygon points={corners} className={`${mark} ${facts}`} />;
}

/** Both marks where they stand on a bar of ten points. */
export function MarksOnBar({ marks }: { marks: TwoMarks }) {
  const { onBar } = useStyles();
  return (
    <svg className={onBar} aria-hidden="true">
      <svg x={`${marks.ratings * 10}%`} overflow="visible">
        <RatingsMark />
      </svg>
      <svg x={`${marks.facts * 10}%`} overflow="visible">
        <FactsMark />
      </svg>
    </svg>
  );
}

/** What both marks mean, with their values. */
export function MarksInWords({ marks, id }: { marks: TwoMarks; id: string }) {
  const { words, word } = useStyles();
  const drawing = {
    width: size,
    height: size,
    viewBox: `${-middle} 0 ${size} ${size}`,
    'aria-hidden': true,
  } as const;
  return (
    <p className={words} id={id}>
      <span className={word}>
        <svg {...drawing}>
          <RatingsMark />
        </svg>
        {byRatings(marks)},
      </span>{' '}
      <span className={word}>
        <svg {...drawing}>
          <FactsMark />
        </svg>
        {byFacts(marks)}
      </span>
    </p>
  );
}
