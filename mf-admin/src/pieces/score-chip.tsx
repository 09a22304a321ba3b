import { formatScore, type ReadinessStanding } from '@ellac/contracts';
import { bandNames, stepOfBand } from '@ellac/report-view';
import { ReadinessChip } from '@ellac/web';

interface Props {
  /** From 0 to 10; null until a report is there. */
  readonly score: number | null;
  readonly band: ReadinessStanding | null;
}

/** The overall score with its band; nothing until a report is there. */
export function ScoreChip({ score, band }: Props) {
  if (band === null || score === null) return null;
  if (band === 'not-judged') return <ReadinessChip step={null} word="Not judged" />;
  const step = stepOfBand[band];
  return <ReadinessChip step={step} figure={formatScore(score)} word={bandNames[step - 1] ?? ''} />;
}
