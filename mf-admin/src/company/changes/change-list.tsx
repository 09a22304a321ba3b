import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons';
import {
  changeThreshold,
  type Comparison,
  formatDate,
  formatDateTime,
  formatScore,
} from '@ellac/contracts';
import { areaNames } from '@ellac/report-view';
import { brandTokens } from '@ellac/web';
import { type RecordColumn, RecordTable } from '../../pieces/record-table.js';

const useStyles = makeStyles({
  summary: { cursor: 'pointer', minHeight: '24px', width: 'fit-content' },
  change: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontVariantNumeric: 'tabular-nums',
  },
  better: { color: brandTokens.doneText, fontWeight: tokens.fontWeightSemibold },
  worse: { color: brandTokens.readiness1Text, fontWeight: tokens.fontWeightSemibold },
  area: { display: 'block', color: tokens.colorNeutralForeground3 },
});

interface ChangeProps {
  readonly before: number;
  readonly after: number;
}

/** Of the shown scores, so that a reader gets the same difference. */
export const changeOf = ({ before, after }: ChangeProps): number =>
  Math.round(Number(formatScore(after)) * 10 - Number(formatScore(before)) * 10) / 10;

/** How a score changed, by arrow, figure and word; less than half a point is noise. */
export function Change({ before, after }: ChangeProps) {
  const styles = useStyles();
  const change = changeOf({ before, after });
  if (Math.abs(change) < changeThreshold) return <span>about the same</span>;
  const isBetter = change > 0;
  return (
    <span className={mergeClasses(styles.change, isBetter ? styles.better : styles.worse)}>
      {isBetter ? <ArrowUpRegular aria-hidden /> : <ArrowDownRegular aria-hidden />}
      {`${formatScore(Math.abs(change))} ${isBetter ? 'better' : 'worse'}`}
    </span>
  );
}

/** A line of the comparison: a score or an answer. */
interface Line extends ChangeProps {
  readonly name: string;
  /** The area of an answer. */
  readonly area?: string;
  readonly from: string;
  readonly to: string;
}

/** What changed between two reports of a company, the differences first. */
export function Changes({ comparison }: { readonly comparison: Comparison }) {
  const styles = useStyles();
  const scores = linesOfScores(comparison);
  const answers = linesOfAnswers(comparison);
  const telling = answers.filter((line) => Math.abs(changeOf(line)) >= changeThreshold);
  const others = answers.filter((line) => Math.abs(changeOf(line)) < changeThreshold);
  const [before, after] = datesOf(comparison);
  const columns: readonly RecordColumn<Line>[] = [
    {
      title: 'Answer',
      cell: ({ name, area }) => (
        <>
          {name}
          {area === undefined ? null : (
            <Text size={200} className={styles.area}>
              {area}
            </Text>
          )}
        </>
      ),
    },
    { title: before, cell: ({ from }) => from },
    { title: after, cell: ({ to }) => to },
    { title: 'Points', cell: (line) => <Change {...line} /> },
  ];
  return (
    <>
      <RecordTable
        label={`${before} compared with ${after}`}
        columns={columns}
        rows={[...scores, ...telling]}
        keyOf={({ name, area }) => `${name} ${area ?? ''}`}
      />
      {answers.length === 0 ? <Text>All scored answers are the same.</Text> : null}
      {others.length === 0 ? null : (
        <details>
          <summary className={styles.summary}>
            {`Answers whose points are about the same (${others.length})`}
          </summary>
          <RecordTable
            label="Answers whose points are about the same"
            columns={columns}
            rows={others}
            keyOf={({ name, area }) => `${name} ${area ?? ''}`}
          />
        </details>
      )}
    </>
  );
}

const linesOfScores = ({ overall, areas }: Comparison): readonly Line[] =>
  [
    { name: 'Overall', ...overall },
    ...areas.map(({ area, ...change }) => ({ name: areaNames[area], ...change })),
  ].map((line) => ({ ...line, from: formatScore(line.before), to: formatScore(line.after) }));

const linesOfAnswers = ({ items }: Comparison): readonly Line[] =>
  items.map(({ area, label, before, after }) => ({
    name: label,
    area: areaNames[area],
    before: before.points,
    after: after.points,
    from: before.given ? before.answer : 'Not given',
    to: after.given ? after.answer : 'Not given',
  }));

/** With the time where both are of one day. */
function datesOf({ earlier, later }: Comparison): readonly [string, string] {
  const [before, after] = [new Date(earlier.submittedAt), new Date(later.submittedAt)];
  const tell = formatDate(before) === formatDate(after) ? formatDateTime : formatDate;
  return [tell(before), tell(after)];
}
