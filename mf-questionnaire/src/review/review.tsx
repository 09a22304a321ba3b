import { Body1, makeStyles, Subtitle1, Subtitle2, tokens } from '@fluentui/react-components';
import {
  answersInWords,
  isNotKnown,
  questionnaireDefaults,
  type QuestionnaireDraft,
} from '@ellac/contracts';
import { useId } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { ruleOf, type FieldName } from '../fields/field-names.js';
import type { ReplacedEntries } from '../fields/replaced-entries.js';
import { faultsByTab } from '../form/form-faults.js';
import { useQuestionContext } from '../form/question-context.js';
import type { Moves } from '../form/use-moves.js';
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

/** The entry for an answer, or for one of its parts, that the default replaces. */
function entryOf(
  name: FieldName,
  answers: QuestionnaireDraft,
  replaced: ReplacedEntries,
): string | null {
  if (isNotKnown(answers.meta.notKnown, name)) return null;
  const rule = ruleOf(name);
  const paths =
    rule.kind === 'percentGroup' || rule.kind === 'amounts'
      ? Object.keys(rule.parts).map((part) => `${name}.${part}`)
      : [name];
  const path = paths.find(
    (each) => replaced.of(each) !== null && get(answers, each) === get(questionnaireDefaults, each),
  );
  return path === undefined ? null : replaced.of(path);
}

interface ReviewProps {
  readonly onOpen: Moves['open'];
}

/** All answers as text before they are sent, each with a link to its question. */
export function Review({ onOpen }: ReviewProps) {
  const styles = useStyles();
  const headingId = useId();
  const { control, replaced } = useQuestionContext();
  // The library's type allows missing values, but every answer has a default.
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
                  entry={entryOf(name, answers, replaced)}
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
