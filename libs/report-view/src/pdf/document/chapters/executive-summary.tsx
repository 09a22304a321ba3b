import type { Analysis } from '@ellac/contracts';
import { belowPageOne } from '../../../words/below-page-one.js';
import { considerationsTitle } from '../../../words/considerations-title.js';
import { regionOf } from '../../../words/region-of.js';
import { letterEnd, letterEndTitle } from '../../../words/counsel-headings.js';
import {
  asTicked,
  deniedAnswers,
  deniedLine,
  deniedTitle,
} from '../../../words/scores/denied-answers.js';
import { missingLater, noRedFlags, redFlagsBelow } from '../../../words/scores/readiness-below.js';
import { isJudged, isMissingFirst, missingTitle } from '../../../words/scores/readiness-words.js';
import { laterVerdict } from '../../../words/scores/opening.js';
import { Counsel } from './pdf-counsel.js';
import { FirstSteps, PageOne } from './pdf-page-one.js';
import { Told } from '../told.js';

/** Page one of the report at the top of a sheet, then what else the summary says. */
export function ExecutiveSummary({ analysis }: { analysis: Analysis }) {
  const { page, counsel, readiness, company } = analysis;
  const denied = deniedAnswers(analysis);
  const missing = missingLater(analysis);
  const { overview, keyHighlights } = belowPageOne(analysis);
  const summary = analysis.summary.executiveSummary;
  return (
    <>
      <h2 className="sheet">Executive Summary</h2>
      {page === undefined ? (
        <FirstSteps analysis={analysis} />
      ) : (
        <PageOne page={page} analysis={analysis} />
      )}
      {isMissingFirst(analysis) ? (
        <Told title={missingTitle(readiness)} items={readiness.missing} />
      ) : null}
      {counsel === undefined ? null : (
        <Counsel counsel={counsel} owner={company.ownerName} region={regionOf(analysis)} />
      )}
      {counsel?.letter === undefined ? null : (
        <p>
          <span className="strong">{letterEndTitle}</span> {letterEnd}
        </p>
      )}
      {overview === null ? null : (
        <Told title="Overview" text={overview} owner={company.ownerName} />
      )}
      {keyHighlights.length === 0 ? null : <Told title="Key Highlights" items={keyHighlights} />}
      <Told title={considerationsTitle(analysis)} items={summary.criticalConsiderations} />
      {denied.length === 0 ? null : (
        <>
          <Told title={deniedTitle} items={denied.map(deniedLine)} />
          <p className="fact">{asTicked}</p>
        </>
      )}
      <Told
        title="Transition Readiness"
        text={[laterVerdict(analysis), summary.transitionReadiness].filter(Boolean).join(' ')}
        owner={company.ownerName}
      />
      <RedFlags analysis={analysis} />
      {missing.length === 0 ? null : <Told title={missingTitle(readiness)} items={missing} />}
    </>
  );
}

/** What is critical and not said yet, or that nothing is; neither where too little is known. */
function RedFlags({ analysis }: { analysis: Analysis }) {
  const { counsel, readiness } = analysis;
  const redFlags = redFlagsBelow(analysis);
  if (redFlags.length > 0) return <Told title="Red flags" items={redFlags} />;
  const isFree = readiness.redFlags.length === 0 && counsel?.readiness === undefined;
  return isFree && isJudged(readiness) ? <p>{noRedFlags(readiness)}</p> : null;
}
