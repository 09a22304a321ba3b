import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { Lightbulb20Regular } from '@fluentui/react-icons';
import {
  questionnaireSchema,
  submissionOf,
  tabs,
  type QuestionnaireDraft,
  type TabId,
} from '@ellac/contracts';
import { consistencyQuestions, type ConsistencyQuestion } from '@ellac/diagnosis/consistency';
import { brandTokens } from '@ellac/web';
import { Fragment, useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldName } from '../../fields/field-names.js';
import { tabOfQuestion } from '../form-faults.js';
import { useQuestionContext } from '../question-context.js';
import { questionOf } from '../question-of.js';

const useStyles = makeStyles({
  band: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    borderRadius: '8px',
    backgroundColor: brandTokens.needsLookTint,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  heading: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    margin: 0,
    fontSize: '17px',
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    color: brandTokens.needsLookText,
  },
  about: { margin: 0, fontSize: '14px', lineHeight: '20px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalXL,
    padding: `${tokens.spacingVerticalS} 0`,
    fontSize: '15px',
    lineHeight: '22px',
    ':not(:last-child)': {
      borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    },
  },
  words: { flex: '1 1 320px', minWidth: 0 },
  links: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    fontSize: '14px',
    '@container (max-width: 639px)': { minHeight: '44px' },
  },
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
  const headingId = useId();
  const { control } = useQuestionContext();
  // The library's type allows missing values, but every answer has a default.
  const draft = useWatch({ control }) as QuestionnaireDraft;
  const answers = questionnaireSchema.safeParse(submissionOf(draft));
  if (!answers.success) return null;
  const questions = consistencyQuestions(answers.data).filter(
    // Figures that stand at zero are asked about with all that is as the form came.
    ({ id, when }) => when === 'before submit' && id !== 'C-12',
  );
  if (questions.length === 0) return null;
  return (
    <section role="group" aria-labelledby={headingId} className={styles.band}>
      <h3 id={headingId} className={styles.heading}>
        <Lightbulb20Regular />
        Worth a second look
      </h3>
      <p className={styles.about}>
        You can send the questionnaire as it is; these answers may just not fit together.
      </p>
      <ul className={styles.list}>
        {questions.map((each) => (
          <li key={each.id} className={styles.item}>
            <span className={styles.words}>
              {each.finding} {each.question}{' '}
            </span>
            <span className={styles.links}>
              {placesOf(each).map(({ tab, name }) => (
                <Fragment key={tab}>
                  <Link
                    inline
                    className={styles.link}
                    href={`#${tab}`}
                    onClick={(event) => {
                      event.preventDefault();
                      onOpen(tab, name);
                    }}
                  >
                    Go to {labelOfTab(tab)}
                  </Link>{' '}
                </Fragment>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
