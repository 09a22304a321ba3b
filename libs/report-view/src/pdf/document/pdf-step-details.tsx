import type { CounselStep } from '@ellac/contracts';
import type { PlacedLetterSection } from '../../reading-place/letter-place.js';
import { howTitle, seenByTitle } from '../../words/counsel-headings.js';
import { Bullets } from './bullets.js';
import { Facts } from './chapters/facts.js';

interface StepDetailsProps {
  readonly step: CounselStep;
  /** Where a letter tells how it is done. */
  readonly told?: PlacedLetterSection | null;
}

/** How a step of the counsel is done or where that is told, and by what one sees that it is done. */
export function StepDetails({ step, told = null }: StepDetailsProps) {
  const { actions, how, measure } = step;
  return (
    <>
      {actions === undefined ? null : <Bullets items={actions} />}
      {how === undefined ? null : <p>{how.text}</p>}
      <Facts
        facts={{ [seenByTitle]: [measure], [howTitle]: told === null ? [] : [`“${told.title}”`] }}
      />
    </>
  );
}
