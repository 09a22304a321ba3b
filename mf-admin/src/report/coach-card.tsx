import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Card,
  makeStyles,
  Subtitle2,
  Text,
} from '@fluentui/react-components';
import type { ReportRecord } from '@ellac/contracts';
import { AnswersPanel } from './answers-panel.js';
import { DeliveriesPanel } from './deliveries-panel.js';
import { FactsPanel } from './facts-panel.js';
import { MakingPanel } from './making-panel.js';
import { QuestionsPanel } from './questions-panel.js';
import { SituationFacts } from './situation-facts.js';

const useStyles = makeStyles({ title: { margin: 0 } });

/**
 * The information that only coaches see: questions, facts, answers, mails, and how the report was
 * made.
 */
export function CoachCard({ record }: { record: ReportRecord }) {
  const styles = useStyles();
  const { generationStatus, questions, deliveries, suspiciousAnswers, textFacts } = record;
  const count = generationStatus === 'completed' ? ` (${questions.length})` : '';
  const marked = suspiciousAnswers.length === 0 ? '' : ` (${suspiciousAnswers.length} marked)`;
  const panels = [
    [
      'questions',
      `Questions for the first talk${count}, and how the owner sees the business`,
      QuestionsPanel,
    ],
    ...(textFacts === null
      ? []
      : [['facts', `What the owner writes (${textFacts.length})`, FactsPanel] as const]),
    ['answers', `The owner’s answers${marked}`, AnswersPanel],
    ['mails', `Mails to the owner (${deliveries.length})`, DeliveriesPanel],
    ['making', 'How this report was made', MakingPanel],
  ] as const;
  return (
    <Card role="region" aria-labelledby="for-the-coach">
      <Subtitle2 as="h2" id="for-the-coach" className={styles.title}>
        For the coach
      </Subtitle2>
      <Text>Only coaches see this.</Text>
      <SituationFacts record={record} />
      <Accordion multiple collapsible defaultOpenItems={['questions']}>
        {panels.map(([value, title, Panel]) => (
          <AccordionItem key={value} value={value}>
            <AccordionHeader as="h3">{title}</AccordionHeader>
            <AccordionPanel>
              <Panel record={record} />
            </AccordionPanel>
          </AccordionItem>
        ))}
      </Accordion>
    </Card>
  );
}
