import type { Analysis } from '@ellac/contracts';
import { belowPageOne } from '../words/below-page-one.js';
import { considerationsTitle } from '../words/considerations-title.js';
import { Counsel } from '../counsel/counsel-section.js';
import { PageOne } from '../page-one/page-one-section.js';
import { BulletList } from '../pieces/bullet-list.js';
import { Part } from '../pieces/part.js';
import { RestsOn } from '../pieces/rests-on.js';
import { RunningText } from '../pieces/running-text.js';
import { Section } from '../pieces/section.js';
import { missingLater, missingTitle } from '../words/readiness-words.js';
import { reportSections } from '../words/report-sections.js';

export function ExecutiveSummary({ analysis }: { analysis: Analysis }) {
  const { page, counsel, readiness } = analysis;
  const missing = missingLater(analysis);
  const { overview, keyHighlights } = belowPageOne(analysis);
  const summary = analysis.summary.executiveSummary;
  return (
    <Section id="summary" title={reportSections.summary}>
      {page === undefined ? null : <PageOne page={page} analysis={analysis} />}
      {counsel === undefined ? null : <Counsel counsel={counsel} />}
      {overview === null ? null : (
        <Part title="Overview">
          <RunningText text={overview} />
        </Part>
      )}
      {keyHighlights.length === 0 ? null : (
        <Part title="Key Highlights">
          <BulletList items={keyHighlights} />
        </Part>
      )}
      <Part title={considerationsTitle(analysis)}>
        <BulletList
          items={summary.criticalConsiderations}
          after={(index) => {
            const text = summary.criticalConsiderations[index] ?? '';
            const told = counsel?.weaknesses?.find((each) => each.text === text);
            return <RestsOn of={text} evidence={told?.evidence ?? []} />;
          }}
        />
      </Part>
      <Part title="Transition Readiness">
        <RunningText text={summary.transitionReadiness} />
      </Part>
      {counsel?.lead === undefined || readiness.redFlags.length === 0 ? null : (
        <Part title="Red flags">
          <BulletList items={readiness.redFlags} />
        </Part>
      )}
      {missing.length === 0 ? null : (
        <Part title={missingTitle(readiness)}>
          <BulletList items={missing} />
        </Part>
      )}
    </Section>
  );
}
