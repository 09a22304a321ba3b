import { Card, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import {
  formatNumber,
  formatPlainDate,
  labelOf,
  type Overview,
  readinessStandingChoices,
} from '@ellac/contracts';
import { BarFigure } from '../charts/bar-figure.js';

const useStyles = makeStyles({
  title: { margin: 0 },
  facts: { display: 'flex', flexWrap: 'wrap', gap: '8px 32px', margin: 0 },
  fact: { display: 'flex', flexDirection: 'column-reverse' },
  figure: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  bands: { margin: 0, paddingInlineStart: '20px' },
});

const spanOf = (index: number): string => `${index}–${index + 1}`;

/** How the last 30 days went, and where the companies stand. */
export function NumbersCard({ overview }: { overview: Overview }) {
  const styles = useStyles();
  const { lastDays, scoreCounts, bandCounts } = overview;
  const facts = [
    ['submitted', lastDays.submissions],
    ['reports completed', lastDays.reportsCompleted],
    ['mails sent', lastDays.mailsSent],
  ] as const;
  return (
    <Card role="region" aria-labelledby="numbers">
      <Subtitle2 as="h2" id="numbers" className={styles.title}>
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
          label: formatPlainDate(day),
          value: submissions,
        }))}
      />
      <BarFigure
        title="Companies by overall score of their newest report"
        labelTitle="Score"
        valueTitle="Companies"
        bars={scoreCounts.map((value, index) => ({ label: spanOf(index), value }))}
      />
      <ul className={styles.bands}>
        {bandCounts.map(({ band, companies }) => (
          <li key={band}>
            <Text>{`${labelOf(readinessStandingChoices, band)}: ${formatNumber(companies)}`}</Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}
