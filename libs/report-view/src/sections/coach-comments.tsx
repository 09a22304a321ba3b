import { BulletList } from '../pieces/bullet-list.js';
import { Section } from '../pieces/section.js';
import { reportSections } from '../words/report-sections.js';

export function CoachComments({ comments }: { comments: readonly string[] }) {
  return (
    <Section id="comments" title={reportSections.comments}>
      <BulletList items={comments} />
    </Section>
  );
}
