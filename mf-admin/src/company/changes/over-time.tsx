import { formatDateTime, formatScore, type ReportRow } from '@ellac/contracts';
import { Card } from '../../pieces/card.js';
import { Figure } from '../../charts/figure.js';
import { ChangesCard } from './changes-card.js';
import { ScoreLine, scoreLineHeight } from './score-line.js';

/** A report with a score, as the line shows it. */
export interface ScoredReport {
  readonly id: string;
  readonly at: string;
  readonly score: number;
}

/** The reports that have a score, the newest first. */
export const scoredReports = (reports: readonly ReportRow[]): readonly ScoredReport[] =>
  reports.flatMap(({ response, analysis }) =>
    typeof analysis?.overallScore === 'number' && analysis.band !== 'not-judged'
      ? [{ id: analysis.id, at: response.metadata.submittedAt, score: analysis.overallScore }]
      : [],
  );

interface Props {
  readonly companyId: string;
  /** The newest first. */
  readonly reports: readonly ScoredReport[];
}

/** The company's development, once it has more than one score. */
export function OverTime({ companyId, reports }: Props) {
  const newest = reports[0];
  if (newest === undefined || reports.length < 2) return null;
  const points = reports.toReversed();
  return (
    <>
      <Card>
        <Figure
          title="Overall score over time"
          columns={['Submitted', 'Overall score']}
          rows={points.map(({ at, score }) => [formatDateTime(new Date(at)), formatScore(score)])}
          height={scoreLineHeight}
        >
          <ScoreLine points={points} />
        </Figure>
      </Card>
      <ChangesCard companyId={companyId} newestReportId={newest.id} />
    </>
  );
}
