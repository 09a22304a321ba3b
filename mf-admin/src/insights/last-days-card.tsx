import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { formatDate, formatNumber, type Overview } from '@ellac/contracts';
import { Card } from '../pieces/card.js';
import { BarFigure } from '../charts/bar-figure.js';

const useStyles = makeStyles({
  title: { margin: 0 },
  facts: { display: 'flex', flexWrap: 'wrap', gap: '8px 32px', margin: 0 },
  fact: { display: 'flex', flexDirection: 'column-reverse' },
  figure: {
    margin: 0,
    fontSize: '28px',
    lineHeight: '34px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** A plain date; the year only where it is not this one. */
function dayOf(plainDate: string): string {
  const isThisYear = plainDate.startsWith(`${new Date().getUTCFullYear()}-`);
  const date = formatDate(new Date(`${plainDate}T00:00:00Z`), 'UTC');
  return isThisYear ? date.replace(/, \d+$/, '') : date;
}

/** How the last 30 days went. */
export function LastDaysCard({ lastDays }: Pick<Overview, 'lastDays'>) {
  const styles = useStyles();
  const facts = [
    ['submitted', lastDays.submissions],
    ['reports completed', lastDays.reportsCompleted],
    ['mails sent', lastDays.mailsSent],
  ] as const;
  return (
    <Card role="region" aria-labelledby="last-days">
      <Subtitle2 as="h2" id="last-days" className={styles.title}>
        The last 30 days
      </Subtitle2>
      <dl className={styles.facts}>
        {facts.map(([term, count]) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd className={styles.figure}>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <BarFigure
        title="Submissions a day"
        labelTitle="Day"
        valueTitle="Submissions"
        bars={lastDays.byDay.map(({ day, submissions }) => ({
          label: dayOf(day),
          value: submissions,
        }))}
      />
    </Card>
  );
}
