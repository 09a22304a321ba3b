import { Body1, makeStyles, Subtitle1, Subtitle2, tokens } from '@fluentui/react-components';
import { answersInWords, type QuestionnaireDraft, type TabId } from '@ellac/contracts';
import { useId } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { FieldName } from '../fields/field-names.js';
import { faultsByTab } from '../form/faults.js';
import { useQuestionContext } from '../form/question-context.js';
import { ReviewRow } from './review-row.js';

const useStyles = makeStyles({
  review: { display: 'grid', gap: tokens.spacingVerticalXL, minWidth: 0 },
  heading: { margin: 0 },
  lead: { margin: `${tokens.spacingVerticalXS} 0 0`, color: tokens.colorNeutralForeground2 },
  tab: { margin: `0 0 ${tokens.spacingVerticalS}` },
  answers: {
    margin: 0,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
});

interface ReviewProps {
  readonly onOpen: (tab: TabId, question: FieldName) => void;
}

/** All answers in words before they are sent, each with the way back to its question. */
export function Review({ onOpen }: ReviewProps) {
  const styles = useStyles();
  const headingId = useId();
  const { control } = useQuestionContext();
  // Every answer has its default, so the form is never partly filled, as the library's type says.
  const answers = useWatch({ control }) as QuestionnaireDraft;
  const faults = faultsByTab(useFormState({ control }).errors);
  return (
    <section aria-labelledby={headingId} className={styles.review}>
      <div>
        <Subtitle1 as="h3" id={headingId} className={styles.heading}>
          Check your answers
        </Subtitle1>
        <Body1 as="p" block className={styles.lead}>
          This is what you send. You can change any of it.
        </Body1>
      </div>
      {answersInWords(answers).map(({ tab, label, answers: ofTab }) => (
        <div key={tab}>
          <Subtitle2 as="h4" block className={styles.tab}>
            {label}
          </Subtitle2>
          <dl className={styles.answers}>
            {ofTab.map(({ path, label: question, text }) => {
              const name = path as FieldName;
              const fault = faults.get(tab)?.find((each) => each.name === name)?.text;
              return (
                <ReviewRow
                  key={name}
                  name={name}
                  tab={tab}
                  label={question}
                  text={text}
                  fault={fault}
                  onOpen={onOpen}
                />
              );
            })}
          </dl>
        </div>
      ))}
    </section>
  );
}
