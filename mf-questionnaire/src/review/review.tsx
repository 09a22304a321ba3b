import { makeStyles, tokens } from '@fluentui/react-components';
import { answersInWords, type QuestionnaireDraft, type TabId } from '@ellac/contracts';
import { useId } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { FieldName } from '../fields/field-names.js';
import { useNotation } from '../fields/numbers/use-notation.js';
import { faultsByTab } from '../form/form-faults.js';
import { useQuestionContext } from '../form/question-context.js';
import type { Moves } from '../form/steps/use-moves.js';
import { useTabStates, type TabProgress } from '../form/tabs/use-tab-states.js';
import { answerSummary } from './answer-summary.js';
import { ReviewCard } from './review-card.js';
import { ReviewRow } from './review-row.js';

const useStyles = makeStyles({
  review: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  heading: {
    margin: 0,
    fontSize: '20px',
    lineHeight: '28px',
    fontWeight: tokens.fontWeightSemibold,
  },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    '@container (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

interface ReviewProps {
  readonly progress: TabProgress;
  /** The tabs whose answers are shown. */
  readonly opened: ReadonlySet<TabId>;
  readonly onOpened: (tabs: ReadonlySet<TabId>) => void;
  readonly onOpen: Moves['open'];
}

/** All answers before they are sent: a card for each tab, which opens to its answers in words. */
export function Review({ progress, opened, onOpened, onOpen }: ReviewProps) {
  const styles = useStyles();
  const headingId = useId();
  const { control } = useQuestionContext();
  // The library's type allows missing values, but every answer has a default.
  const answers = useWatch({ control }) as QuestionnaireDraft;
  const faults = faultsByTab(useFormState({ control }).errors);
  const states = useTabStates(progress);
  const notation = useNotation();
  return (
    <section aria-labelledby={headingId} className={styles.review}>
      <h3 id={headingId} className={styles.heading}>
        Your answers
      </h3>
      <div className={styles.cards}>
        {answersInWords(answers, undefined, notation).map((ofTab, index) => {
          const { tab } = ofTab;
          const state = states[index];
          const isOpen = opened.has(tab);
          return (
            state && (
              <ReviewCard
                key={tab}
                ofTab={ofTab}
                state={state}
                summary={answerSummary(ofTab, answers, state, notation)}
                isOpen={isOpen}
                onToggle={() =>
                  onOpened(
                    new Set(isOpen ? [...opened].filter((each) => each !== tab) : [...opened, tab]),
                  )
                }
                onOpen={onOpen}
              >
                {ofTab.answers.map(({ path, label, text }) => {
                  const name = path as FieldName;
                  return (
                    <ReviewRow
                      key={name}
                      name={name}
                      tab={tab}
                      label={label}
                      text={text}
                      fault={faults.get(tab)?.find((each) => each.name === name)?.text}
                      onOpen={onOpen}
                    />
                  );
                })}
              </ReviewCard>
            )
          );
        })}
      </div>
    </section>
  );
}
