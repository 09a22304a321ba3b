import { makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  EyeRegular,
  type FluentIcon,
  QuestionCircleRegular,
  TextQuoteRegular,
} from '@fluentui/react-icons';
import type { ReportRecord } from '@ellac/contracts';
import type { ReactNode } from 'react';
import { FactsPanel } from '../making/facts-panel.js';
import { gapInWords } from './gap-in-words.js';
import { QuestionsPanel } from './questions-panel.js';
import { SituationFacts } from '../making/situation-facts.js';

const useStyles = makeStyles({
  panel: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  title: {
    display: 'flex',
    gap: '8px',
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** What a coach reads before a talk: questions, the gap, the situation, the owner's own words. */
export function PreparePanel({ record }: { record: ReportRecord }) {
  const styles = useStyles();
  const { generationStatus, textFacts } = record;
  return (
    <div className={styles.panel}>
      <Part Icon={QuestionCircleRegular} title="Questions for the first talk">
        <QuestionsPanel record={record} />
      </Part>
      {generationStatus === 'completed' ? (
        <Part Icon={EyeRegular} title="How the owner sees the business">
          <Text>{gapInWords(record)}</Text>
        </Part>
      ) : null}
      <SituationFacts record={record} />
      {textFacts === null ? null : (
        <Part Icon={TextQuoteRegular} title={`What the owner writes (${textFacts.length})`}>
          <FactsPanel record={record} />
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  readonly Icon: FluentIcon;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ Icon, title, children }: PartProps) {
  const styles = useStyles();
  return (
    <section>
      <h2 className={styles.title}>
        <Icon fontSize={20} aria-hidden />
        {title}
      </h2>
      {children}
    </section>
  );
}
