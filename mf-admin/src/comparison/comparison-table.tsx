import {
  Button,
  makeStyles,
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  Text,
  tokens,
} from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons';
import {
  formatDate,
  formatDateTime,
  formatScore,
  levelNames,
  levelOf,
  pagePaths,
  type SideBySide,
} from '@ellac/contracts';
import { areaNames, bandNames, stepOfLevel } from '@ellac/report-view';
import { ForScreenReaders, useMediaQuery } from '@ellac/web';
import { type ReactNode, useState } from 'react';
import { PageLink } from '../pieces/page-link.js';
import { stepOf } from '../pieces/standing-step.js';
import { blocksQuery, phone } from '../words/phone.js';
import { Change, Turn } from './change.js';
import { differencesIn } from './differences.js';
import { ScoreCell } from './score-cell.js';

const useStyles = makeStyles({
  block: { [phone]: { display: 'block' } },
  // The names of companies stay in sight; two dates are in a card, which clips what sticks.
  sticky: {
    position: 'sticky',
    top: 'var(--bar)',
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
    [phone]: { position: 'static' },
  },
  // On a phone the name stands above the values, two of them beside each other.
  row: {
    alignItems: 'flex-start',
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      paddingBlock: '8px',
    },
  },
  whole: { [phone]: { gridColumnStart: 1, gridColumnEnd: 3 } },
  cell: {
    display: 'block',
    boxSizing: 'border-box',
    minWidth: 0,
    height: 'auto',
    minHeight: 0,
    paddingBlock: '8px',
    overflowWrap: 'anywhere',
    [phone]: { paddingBlock: '4px' },
  },
  name: {
    flexGrow: 0,
    flexShrink: 0,
    flexBasis: 'clamp(150px, 26%, 300px)',
    [phone]: { fontWeight: tokens.fontWeightSemibold },
  },
  corner: { [phone]: { display: 'none' } },
  quiet: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
  label: {
    display: 'none',
    color: tokens.colorNeutralForeground3,
    fontSize: '12px',
    lineHeight: '16px',
    [phone]: { display: 'block' },
  },
  group: {
    backgroundColor: tokens.colorNeutralBackground2,
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
  },
  unfold: { minHeight: '44px' },
  groupName: { fontWeight: tokens.fontWeightSemibold },
  holds: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
  // Two targets above each other, each as high as a finger needs at least.
  company: { display: 'block', minHeight: '24px', fontWeight: tokens.fontWeightSemibold },
  report: { display: 'block', minHeight: '24px', fontSize: '12px', lineHeight: '24px' },
});

/** A row: what is compared, and how it is in each report. */
interface Line {
  readonly key: string;
  readonly name: string;
  /** What kind of thing it is. */
  readonly note?: string;
  readonly cells: readonly ReactNode[];
  /** What became of it from the first of two reports to the second. */
  readonly change?: ReactNode;
}

interface Group {
  readonly title: string;
  readonly lines: readonly Line[];
}

interface Props {
  /** What the reports differ in: the company, or for two reports of one company the date. */
  readonly by: 'company' | 'date';
  readonly compared: SideBySide;
}

/** Reports side by side: scores, then what differs, and on demand what does not. */
export function ComparisonTable({ by, compared }: Props) {
  const styles = useStyles();
  const [showsAll, setShowsAll] = useState(false);
  const { differing, same } = differencesIn(compared);
  const names = namesOf(by, compared);
  const hasChange = by === 'date';
  const rulesTitle = hasChange
    ? 'Rules that are new or hold no longer'
    : 'Rules that hold in some only';
  const groups: readonly Group[] = [
    { title: 'Scores', lines: linesOfScores(compared) },
    { title: 'Answers whose points differ', lines: differing.items.map(lineOfItem) },
    { title: rulesTitle, lines: differing.rules.map(lineOfRule) },
    ...(showsAll
      ? [
          { title: 'Answers whose points are about the same', lines: same.items.map(lineOfItem) },
          { title: 'Rules that hold in all', lines: same.rules.map(lineOfRule) },
        ]
      : []),
  ];
  const count = same.items.length + same.rules.length;
  return (
    <>
      <Table
        noNativeElements
        className={styles.block}
        aria-label={names.join(hasChange ? ' compared with ' : ', ')}
      >
        <TableHeader className={mergeClasses(styles.block, !hasChange && styles.sticky)}>
          <TableRow className={styles.row}>
            <TableHeaderCell className={mergeClasses(styles.cell, styles.name, styles.corner)}>
              <ForScreenReaders>Compared</ForScreenReaders>
            </TableHeaderCell>
            {compared.reports.map((report, place) => (
              <TableHeaderCell key={report.id} className={styles.cell}>
                <div>
                  <Head by={by} report={report} name={names[place] ?? ''} />
                </div>
              </TableHeaderCell>
            ))}
            {hasChange ? (
              <TableHeaderCell className={mergeClasses(styles.cell, styles.corner)}>
                Change
              </TableHeaderCell>
            ) : null}
          </TableRow>
        </TableHeader>
        {groups.map((group) => (
          <Lines key={group.title} group={group} names={names} hasChange={hasChange} />
        ))}
      </Table>
      {count === 0 ? null : (
        <div>
          <Button aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show differences only' : `Show all (${count} more)`}
          </Button>
        </div>
      )}
    </>
  );
}

/** On a phone, the lines of a group that are there at once: those that differ most. */
const atOnce = 5;

interface LinesProps {
  readonly group: Group;
  readonly names: readonly string[];
  readonly hasChange: boolean;
}

/** A group of rows. A phone shows the first, and the others on demand. */
function Lines({ group: { title, lines }, names, hasChange }: LinesProps) {
  const styles = useStyles();
  const isPhone = useMediaQuery(blocksQuery);
  const [isOpen, setOpen] = useState(false);
  const width = names.length + (hasChange ? 2 : 1);
  const isFolded = isPhone && !isOpen && lines.length > atOnce;
  return (
    <TableBody className={styles.block}>
      <TableRow className={mergeClasses(styles.row, styles.group)}>
        <TableCell
          role="rowheader"
          aria-colspan={width}
          className={mergeClasses(styles.cell, styles.whole, styles.groupName)}
        >
          {title === 'Scores' ? title : `${title} (${lines.length})`}
        </TableCell>
      </TableRow>
      {lines
        .slice(0, isFolded ? atOnce : lines.length)
        .map(({ key, name, note, cells, change }) => (
          <TableRow key={key} className={styles.row}>
            <TableCell
              role="rowheader"
              className={mergeClasses(styles.cell, styles.name, styles.whole)}
            >
              {name}
              {note === undefined ? null : <span className={styles.quiet}>{note}</span>}
            </TableCell>
            {cells.map((cell, place) => (
              <TableCell key={place} className={styles.cell}>
                <span className={styles.label}>{names[place]}</span>
                {cell}
              </TableCell>
            ))}
            {hasChange ? <TableCell className={styles.cell}>{change}</TableCell> : null}
          </TableRow>
        ))}
      {isFolded ? (
        <TableRow className={styles.row}>
          <TableCell aria-colspan={width} className={mergeClasses(styles.cell, styles.whole)}>
            <Button className={styles.unfold} onClick={() => setOpen(true)}>
              {`The other ${lines.length - atOnce}`}
              <ForScreenReaders>: {title}</ForScreenReaders>
            </Button>
          </TableCell>
        </TableRow>
      ) : null}
    </TableBody>
  );
}

/** What each report is called. Dates have the time where both are of one day. */
function namesOf(by: Props['by'], { reports }: SideBySide): readonly string[] {
  if (by === 'company') return reports.map(({ company }) => company.name);
  const times = reports.map(({ submittedAt }) => new Date(submittedAt));
  const isOneDay = new Set(times.map((time) => formatDate(time))).size < times.length;
  return times.map((time) => (isOneDay ? formatDateTime(time) : formatDate(time)));
}

interface HeadProps {
  readonly by: Props['by'];
  readonly report: SideBySide['reports'][number];
  readonly name: string;
}

function Head({ by, report: { id, company, submittedAt }, name }: HeadProps) {
  const styles = useStyles();
  if (by === 'date') return <PageLink to={pagePaths.adminResults(id)}>{name}</PageLink>;
  return (
    <>
      <PageLink to={pagePaths.adminCompany(company.id)} className={styles.company}>
        {name}
      </PageLink>
      <PageLink to={pagePaths.adminResults(id)} className={styles.report}>
        {`Report of ${formatDate(new Date(submittedAt))}`}
      </PageLink>
    </>
  );
}

const changeOf = ([before, after]: readonly (number | null | undefined)[]): ReactNode =>
  before == null || after == null ? null : <Change before={before} after={after} />;

function linesOfScores({ reports, areas }: SideBySide): readonly Line[] {
  return [
    {
      key: 'overall',
      name: 'Overall',
      cells: reports.map(({ id, overallScore, band }) => {
        const step = stepOf(band);
        const word = step === null ? 'Not judged' : (bandNames[step - 1] ?? '');
        return <ScoreCell key={id} score={overallScore} step={step} word={word} />;
      }),
      change: changeOf(reports.map(({ overallScore }) => overallScore)),
    },
    ...areas.map(({ area, scores }) => ({
      key: area,
      name: areaNames[area],
      cells: scores.map((score, place) => {
        const level = levelOf(score);
        return (
          <ScoreCell key={place} score={score} step={stepOfLevel(level)} word={levelNames[level]} />
        );
      }),
      change: changeOf(scores),
    })),
  ];
}

const lineOfItem = ({ id, label, area, answers }: SideBySide['items'][number]): Line => ({
  key: id,
  name: label,
  note: areaNames[area],
  cells: answers.map((answer, place) => <AnswerCell key={place} answer={answer} />),
  change: changeOf(answers.map((answer) => answer?.points)),
});

function AnswerCell({
  answer,
}: {
  readonly answer: SideBySide['items'][number]['answers'][number];
}) {
  const styles = useStyles();
  if (answer === null) return <Text>Not scored then</Text>;
  return (
    <>
      {answer.given ? answer.answer : 'Not given'}{' '}
      <span className={styles.quiet}>{`${formatScore(answer.points)} points`}</span>
    </>
  );
}

const kindNames = { gap: 'Gap', strength: 'Strength' } as const;

const lineOfRule = ({ id, kind, area, condition, holds }: SideBySide['rules'][number]): Line => {
  const [before, after] = holds;
  return {
    key: `${kind} ${id}`,
    name: condition,
    note: `${kindNames[kind]} ${id}, ${areaNames[area]}`,
    cells: holds.map((each, place) => <RuleCell key={place} holds={each} />),
    change:
      before === after ? (
        'as before'
      ) : (
        <Turn
          isBetter={(kind === 'strength') === after}
          words={after === true ? 'new' : 'now no longer'}
        />
      ),
  };
};

function RuleCell({ holds }: { readonly holds: boolean }) {
  const styles = useStyles();
  return holds ? (
    <span className={styles.holds}>
      <CheckmarkRegular aria-hidden />
      Holds
    </span>
  ) : (
    <>
      <span aria-hidden>–</span>
      <ForScreenReaders>Does not hold</ForScreenReaders>
    </>
  );
}
