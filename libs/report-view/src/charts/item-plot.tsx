import {
  formatScore,
  levelNames,
  levelOf,
  levelRanges,
  type Analysis,
  type Area,
  type ScoredItem,
} from '@ellac/contracts';
import { BandedBar, brandTokens } from '@ellac/web';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { itemRows } from '../pieces/scores/chart-rows.js';
import { Disclosure } from '../pieces/disclosure.js';
import { Isolated } from '../pieces/isolated.js';
import { deniedNote, isDenied, undenied } from '../words/scores/denied-answers.js';
import { stepOfLevel } from '../words/scores/readiness-steps.js';
import { ChartFigure } from './chart-figure.js';
import { extremesOf, pointsTitle } from './extremes.js';

const phone = '@media (max-width: 639px)';

const useStyles = makeStyles({
  figure: { marginBlock: '14px 8px' },
  // The levels' names stand below the last row, so no sheet may end between.
  rows: { margin: 0, padding: 0, listStyleType: 'none', breakInside: 'avoid' },
  row: {
    display: 'grid',
    gridTemplateColumns: '236px minmax(0, 1fr) 76px',
    alignItems: 'center',
    columnGap: '8px',
    fontSize: '14px',
    lineHeight: '18px',
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: '4px', marginBlockEnd: '12px' },
  },
  label: { overflowWrap: 'anywhere' },
  value: {
    textAlign: 'end',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    [phone]: { gridRow: 1, gridColumn: 2 },
  },
  // As high as the row, so that the levels go on where a label takes two lines.
  drawing: {
    position: 'relative',
    alignSelf: 'stretch',
    minHeight: '22px',
    [phone]: { gridRow: 2, gridColumn: '1 / -1', minHeight: 0 },
  },
  plot: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    overflow: 'visible',
    printColorAdjust: 'exact',
    [phone]: { display: 'none' },
  },
  bar: { display: 'none', [phone]: { display: 'block' } },
  levels: {
    display: 'block',
    width: '100%',
    overflow: 'visible',
  },
  levelRow: { [phone]: { display: 'none' } },
  levelName: { fontSize: '12px', textAnchor: 'middle', fill: tokens.colorNeutralForeground3 },
  band: {
    '@media screen and (forced-colors: active)': { fill: 'none', stroke: 'CanvasText' },
  },
  tint1: { fill: brandTokens.readiness1Tint },
  tint2: { fill: brandTokens.readiness2Tint },
  tint3: { fill: brandTokens.readiness3Tint },
  tint4: { fill: brandTokens.readiness4Tint },
  stem: { strokeWidth: '2px' },
  solid: {
    '@media screen and (forced-colors: active)': { fill: 'CanvasText', stroke: 'CanvasText' },
  },
  solid1: { fill: brandTokens.readiness1Solid, stroke: brandTokens.readiness1Solid },
  solid2: { fill: brandTokens.readiness2Solid, stroke: brandTokens.readiness2Solid },
  solid3: { fill: brandTokens.readiness3Solid, stroke: brandTokens.readiness3Solid },
  solid4: { fill: brandTokens.readiness4Solid, stroke: brandTokens.readiness4Solid },
  // Nobody answered: its points stand for nothing that the owner said.
  open: { [phone]: { display: 'block', position: 'static', height: '22px' } },
  hatch: {
    stroke: tokens.colorNeutralForeground3,
    '@media screen and (forced-colors: active)': { stroke: 'CanvasText' },
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: '14px',
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: '6px 8px 6px 0',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    '& tbody th': { fontWeight: tokens.fontWeightRegular },
  },
});

/** The longest answer that fits beside a row; the table has the longer ones. */
const shortAnswer = 12;

/** In per cent. */
const bands = levelRanges.map(({ level, from, to }) => ({ level, from: from * 10, to: to * 10 }));

const valueOf = ({ given, answer, points }: ScoredItem): string => {
  if (!given) return 'not given';
  // Its word, in brackets behind it, stands in the table.
  const plain = answer.replace(/ \([^)]*\)$/u, '');
  return plain.length <= shortAnswer ? plain : `${formatScore(points)} points`;
};

interface ItemPlotProps {
  readonly area: Area;
  readonly analysis: Analysis;
}

/** What each answer of an area earned, on the four levels, the weakest first. */
export function ItemPlot({ area, analysis }: ItemPlotProps) {
  const styles = useStyles();
  const id = useId();
  const sorted = analysis.scoreBreakdown
    .filter((item) => item.area === area)
    .sort((one, other) => one.points - other.points);
  if (sorted.length === 0) return null;
  const title = pointsTitle(area);
  return (
    <ChartFigure
      id={id}
      title={title}
      message={extremesOf(itemRows(undenied(analysis), area))}
      className={styles.figure}
    >
      <ul className={styles.rows} aria-hidden="true">
        {sorted.map((item) => (
          <li key={item.id} className={styles.row}>
            <span className={styles.label}>
              {item.label}
              {isDenied(analysis, item.paths) ? `, ${deniedNote}` : null}
            </span>
            <span className={styles.drawing}>
              <Dot item={item} />
              {item.given ? (
                <span className={styles.bar}>
                  <BandedBar value={item.points} step={stepOfLevel(levelOf(item.points))} />
                </span>
              ) : null}
            </span>
            <span className={styles.value}>{valueOf(item)}</span>
          </li>
        ))}
        <li className={mergeClasses(styles.row, styles.levelRow)}>
          <span />
          <svg className={styles.levels} height="18">
            {bands.map(({ level, from, to }) => (
              <text key={level} className={styles.levelName} x={`${(from + to) / 2}%`} y="14">
                {levelNames[level]}
              </text>
            ))}
          </svg>
          <span />
        </li>
      </ul>
      <Disclosure title="As a table" of={title} isOnScreenOnly>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Answer</th>
              <th scope="col">Points</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ id: item, label, answer, given, points, paths }) => (
              <tr key={item}>
                <th scope="row">{label}</th>
                <td>
                  <Isolated text={given ? answer : 'not given'} />
                  {isDenied(analysis, paths) ? `, ${deniedNote}` : null}
                </td>
                <td>{formatScore(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </ChartFigure>
  );
}

function Dot({ item: { points, given } }: { readonly item: ScoredItem }) {
  const styles = useStyles();
  const hatch = useId();
  const at = `${points * 10}%`;
  return (
    <svg className={mergeClasses(styles.plot, !given && styles.open)}>
      {bands.map(({ level, from, to }) => (
        <svg key={level} x={`${from}%`} width={`${to - from}%`} height="100%">
          <rect
            className={mergeClasses(styles.band, styles[`tint${stepOfLevel(level)}`])}
            x={from === 0 ? 0 : 2}
            width="100%"
            height="100%"
          />
        </svg>
      ))}
      {given ? (
        <g className={mergeClasses(styles[`solid${stepOfLevel(levelOf(points))}`], styles.solid)}>
          <line className={styles.stem} x2={at} y1="50%" y2="50%" />
          <circle cx={at} cy="50%" r="5" />
        </g>
      ) : (
        <>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse">
            <path className={styles.hatch} d="M-1 1 L1 -1 M0 6 L6 0 M5 7 L7 5" />
          </pattern>
          <svg y="50%" overflow="visible">
            <rect fill={`url(#${hatch})`} width={at} y="-4" height="8" />
          </svg>
        </>
      )}
    </svg>
  );
}
