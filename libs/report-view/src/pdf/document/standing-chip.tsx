import type { ReactNode } from 'react';
import type { standingOf } from '../../words/scores/denied-answers.js';
import { ReadinessIcon } from '../drawings/drawn-readiness-icon.js';
import { usePdfColors } from '../pdf-colors.js';

interface StandingChipProps {
  readonly standing: ReturnType<typeof standingOf>;
  /** What comes before the word. */
  readonly children?: ReactNode;
}

/** How an area stands, by icon and word; a word alone where it has no level. */
export function StandingChip({ standing: { step, word }, children }: StandingChipProps) {
  const colors = usePdfColors();
  if (step === null)
    return (
      <span className="chip box">
        {children}
        {word}
      </span>
    );
  return (
    <span className={`chip box step-${step}`}>
      <ReadinessIcon step={step} color={colors[`readiness${step}Text`]} />
      {children}
      {word}
    </span>
  );
}
