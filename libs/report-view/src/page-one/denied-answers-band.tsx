import type { Analysis } from '@ellac/contracts';
import { WarningRegular } from '@fluentui/react-icons';
import { useBand } from '../pieces/band.js';
import { StepLink } from '../pieces/steps/step-link.js';
import {
  deniedAnswers,
  deniedPlace,
  deniedTitle,
  doubtOf,
} from '../words/scores/denied-answers.js';

/** That the owner's own words deny some ticks, so that nobody reads the scores without knowing it. */
export function DeniedAnswersBand({ analysis }: { readonly analysis: Analysis }) {
  const band = useBand();
  const denied = deniedAnswers(analysis);
  if (denied.length === 0) return null;
  return (
    <div className={band}>
      <WarningRegular fontSize={20} aria-hidden />
      <div>
        {doubtOf(denied)} “<StepLink id={deniedPlace} title={deniedTitle} />
        ”.
      </div>
    </div>
  );
}
