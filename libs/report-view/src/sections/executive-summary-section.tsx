import type { Analysis } from '@ellac/contracts';
import { brandTokens } from '@ellac/web';
import { makeStyles } from '@fluentui/react-components';
import { CheckmarkCircleFilled, WarningFilled } from '@fluentui/react-icons';
import { belowPageOne } from '../words/below-page-one.js';
import { considerationsTitle } from '../words/considerations-title.js';
import { regionOf } from '../words/region-of.js';
import { CounselLetter } from '../counsel/counsel-letter.js';
import { LetterEnd } from '../counsel/letter-end.js';
import { besideLetterTitle } from '../words/counsel-headings.js';
import { hasLetter } from '../words/has-letter.js';
import { Counsel, CounselHeart } from '../counsel/counsel-section.js';
import { Fold } from '../pieces/fold.js';
import { Disclosure } from '../pieces/disclosure.js';
import { BulletList } from '../pieces/text/bullet-list.js';
import { Paragraph } from '../pieces/text/paragraph.js';
import { Part } from '../pieces/part.js';
import { RestsOn } from '../pieces/evidence/rests-on.js';
import { RunningText } from '../pieces/text/running-text.js';
import { Section } from '../pieces/section.js';
import { TwoColumns } from '../pieces/text/two-columns.js';
import { missingLater, noRedFlags, redFlagsBelow } from '../words/scores/readiness-below.js';
import { isJudged, missingTitle } from '../words/scores/readiness-words.js';
import { laterVerdict } from '../words/scores/opening.js';
import { reportSections } from '../words/report-sections.js';
import { DeniedAnswersPart } from './denied-answers-part.js';

const useStyles = makeStyles({
  good: { color: brandTokens.readiness4Text },
  look: { color: brandTokens.needsLookText },
});

/** What the report says in short, without what page one says already. */
export function ExecutiveSummary({ analysis }: { analysis: Analysis }) {
  const styles = useStyles();
  const { counsel, readiness } = analysis;
  const missing = missingLater(analysis);
  const verdict = laterVerdict(analysis);
  const { overview, keyHighlights } = belowPageOne(analysis);
  const summary = analysis.summary.executiveSummary;
  const redFlags = redFlagsBelow(analysis);
  // The counsel's own sentences have said what counts most.
  const isSaid = counsel?.readiness !== undefined;
  return (
    <Section id="summary" title={reportSections.summary}>
      {overview === null ? null : (
        <Part title="Overview">
          <RunningText text={overview} />
        </Part>
      )}
      {counsel === undefined ? null : counsel.letter === undefined ? (
        <CounselHeart heart={counsel.heart} />
      ) : (
        <>
          <CounselLetter letter={counsel.letter} />
          <LetterEnd />
        </>
      )}
      <Fold title={besideLetterTitle} isFolded={hasLetter(analysis)}>
        <TwoColumns>
          {keyHighlights.length === 0 ? null : (
            <Part
              title="Key Highlights"
              icon={<CheckmarkCircleFilled className={styles.good} aria-hidden />}
            >
              <BulletList items={keyHighlights} />
            </Part>
          )}
          <Part
            title={considerationsTitle(analysis)}
            icon={<WarningFilled className={styles.look} aria-hidden />}
          >
            <BulletList
              items={summary.criticalConsiderations}
              after={(index) => {
                const text = summary.criticalConsiderations[index] ?? '';
                const told = counsel?.weaknesses?.find((each) => each.text === text);
                return <RestsOn of={text} evidence={told?.evidence ?? []} />;
              }}
            />
          </Part>
        </TwoColumns>
        {counsel === undefined ? null : <Counsel counsel={counsel} region={regionOf(analysis)} />}
        <DeniedAnswersPart analysis={analysis} />
        <Part title="Transition Readiness">
          {verdict === null ? null : <Paragraph>{verdict}</Paragraph>}
          <RunningText text={summary.transitionReadiness} />
          {counsel?.readiness === undefined ? null : (
            <RestsOn of="Transition Readiness" evidence={counsel.readiness.evidence} />
          )}
          {readiness.redFlags.length === 0 && isJudged(readiness) && counsel?.lead === undefined ? (
            <Paragraph>{noRedFlags(readiness)}</Paragraph>
          ) : null}
        </Part>
        <TwoColumns>
          {redFlags.length === 0 ? null : (
            <Part title="Red flags">
              <BulletList items={redFlags} />
            </Part>
          )}
          {missing.length === 0 || isSaid ? null : (
            <Part title={missingTitle(readiness)}>
              <BulletList items={missing} />
            </Part>
          )}
        </TwoColumns>
        {missing.length === 0 || !isSaid ? null : (
          <Disclosure title={missingTitle(readiness)}>
            <BulletList items={missing} />
          </Disclosure>
        )}
      </Fold>
    </Section>
  );
}
