import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReportRecord } from '@ellac/contracts';
import type { ReactNode } from 'react';
import { FactsPanel } from '../making/facts-panel.js';
import { QuestionsPanel } from './questions-panel.js';
import { SituationFacts } from '../making/situation-facts.js';

const useStyles = makeStyles({
  panel: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  title: {
    margin: '0 0 4px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** What a coach reads before a talk: questions, the gap, the situation, the owner's own words. */
export function PreparePanel({ record }: { record: ReportRecord }) {
  const styles = useStyles();
  const { textFacts } = record;
  return (
    <div className={styles.panel}>
      <Part title="Questions for the first talk, and how the owner sees the business">
        <QuestionsPanel record={record} />
      </Part>
      <SituationFacts record={record} />
      {textFacts === null ? null : (
        <Part title={`What the owner writes (${textFacts.length})`}>
          <FactsPanel record={record} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
