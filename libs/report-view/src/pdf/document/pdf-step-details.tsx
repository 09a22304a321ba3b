import type { CounselStep } from '@ellac/contracts';
import { seenByTitle } from '../../words/counsel-headings.js';
import { Bullets } from './bullets.js';
import { Facts } from './chapters/facts.js';

/** How a step of the counsel is done, and by what one sees that it is done. */
export function StepDetails({ step }: { step: CounselStep }) {
  const { actions, how, measure } = step;
  return (
    <>
      {actions === undefined ? null : <Bullets items={actions} />}
      {how === undefined ? null : <p>{how.text}</p>}
      <Facts facts={{ [seenByTitle]: [measure] }} />
    </>
  );
}
