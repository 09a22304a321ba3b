import {
  Link,
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  tokens,
} from '@fluentui/react-components';
import {
  questionnaireSchema,
  submissionOf,
  tabs,
  type QuestionnaireDraft,
  type TabId,
} from '@ellac/contracts';
import { consistencyQuestions, type ConsistencyQuestion } from '@ellac/diagnosis/consistency';
import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldName } from '../fields/field-names.js';
import { tabOfQuestion } from './form-faults.js';
import { useQuestionContext } from './question-context.js';
import { questionOf } from './question-of.js';

const useStyles = makeStyles({
  list: {
    margin: `${tokens.spacingVerticalS} 0 0`,
    paddingInlineStart: tokens.spacingHorizontalXL,
  },
  item: { padding: `${tokens.spacingVerticalXS} 0` },
});

/**
 * The tabs that a question is about, each with the first answer on it that the question is about.
 */
function placesOf({ evidence }: ConsistencyQuestion): readonly { tab: TabId; name: FieldName }[] {
  const places = new Map<TabId, FieldName>();
  for (const path of evidence) {
    const name = questionOf(path);
    if (name === undefined || name.startsWith('company_info.')) continue;
    const tab = tabOfQuestion(name);
    if (!places.has(tab)) places.set(tab, name);
  }
  return [...places].map(([tab, name]) => ({ tab, name }));
}

const labelOfTab = (tab: TabId): string => tabs.find(({ id }) => id === tab)?.label ?? tab;

interface SecondLookProps {
  readonly onOpen: (tab: TabId, question: FieldName) => void;
}

/** Answers that seem to contradict each other. They are only questions and do not block sending. */
export function SecondLook({ onOpen }: SecondLookProps) {
  const styles = useStyles();
  const { control } = useQuestionContext();
  // The library's type allows missing values, but every answer has a default.
  const draft = useWatch({ control }) as QuestionnaireDraft;
  const answers = questionnaireSchema.safeParse(submissionOf(draft));
  if (!answers.success) return null;
  const questions = consistencyQuestions(answers.data).filter(
    ({ when }) => when === 'before submit',
  );
  if (questions.length === 0) return null;
  return (
    <MessageBar intent="info" layout="multiline" politeness="polite">
      <MessageBarBody>
        <MessageBarTitle>Worth a second look</MessageBarTitle>
        You can send the questionnaire as it is; these answers may just not fit together.
        <ul className={styles.list}>
          {questions.map((each) => (
            <li key={each.id} className={styles.item}>
              {each.finding} {each.question}
              {placesOf(each).map(({ tab, name }) => (
                <Fragment key={tab}>
                  {' '}
                  <Link
                    inline
                    href={`#${tab}`}
                    onClick={(event) => {
                      event.preventDefault();
                      onOpen(tab, name);
                    }}
                  >
                    Go to {labelOfTab(tab)}
                  </Link>
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
